import { type Device, devices } from '@vivid/contract/interface'
import type { Inquiry } from '../service/inquiry.js'
import type { Access } from '../shell/access.js'
import { useText } from '../text/language.js'

/** As their makers write them. */
const deviceNames: Record<Device, string> = { IOS: 'iOS', ANDROID: 'Android', DESKTOP: 'Desktop' }

interface Props {
  inquiry: Inquiry
  edit: (changes: Partial<Inquiry>) => void
  proof: Access['proof']
}

type Switch = 'mexican' | 'sides' | 'proof' | 'details' | 'returnId'

export const Options = ({ inquiry, edit, proof }: Props) => {
  const text = useText().own
  const isDocument = inquiry.about === 'document'
  const offered: [name: Switch, label: string, isThere: boolean][] = [
    ['mexican', text.documentId, isDocument && inquiry.documentType === 'passport'],
    ['sides', text.sides, isDocument && inquiry.documentType === 'identification_card'],
    ['proof', text.proof, isDocument],
    ['details', isDocument ? text.documentDetails : text.details, true],
    ['returnId', text.returnId, true],
  ]
  return (
    <div class="options">
      {offered
        .filter(([, , isThere]) => isThere)
        .map(([name, label]) => (
          <label key={name} class="check">
            <input
              type="checkbox"
              name={name}
              checked={name === 'proof' && proof !== 'choice' ? proof === 'always' : inquiry[name]}
              disabled={name === 'proof' && proof !== 'choice'}
              onChange={(event) => edit({ [name]: event.currentTarget.checked })}
            />
            <span>
              {label}
              {name === 'proof' && proof === 'never' && <small class="why">{text.noProof}</small>}
              {name === 'proof' && proof === 'always' && <small class="why">{text.alwaysProof}</small>}
            </span>
          </label>
        ))}
      <label class="row">
        <span>{text.device}</span>
        <select
          name="device"
          value={inquiry.device}
          onChange={(event) => edit({ device: event.currentTarget.value as Inquiry['device'] })}
        >
          <option value="">{text.anyDevice}</option>
          {devices.map((device) => (
            <option key={device} value={device}>
              {deviceNames[device]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
