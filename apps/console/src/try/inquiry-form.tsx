import type { DocumentType, Inquiry } from '../service/inquiry.js'
import { isFilled, neededPictures, optionalPictures, subjectOf } from '../service/inquiry.js'
import type { Access } from '../shell/access.js'
import { useText } from '../text/language.js'
import { Options } from './options.js'
import { PictureSlot } from './picture-slot.js'

interface Props {
  inquiry: Inquiry
  edit: (changes: Partial<Inquiry>) => void
  isBusy: boolean
  access: Access
  send: () => void
}

const documentTypes: DocumentType[] = ['passport', 'passport_plus', 'identification_card']

export const InquiryForm = ({ inquiry, edit, isBusy, access, send }: Props) => {
  const text = useText().own
  const asked = [...neededPictures(inquiry), ...optionalPictures(inquiry)]
  const isComplete = isFilled(inquiry) && access.token(inquiry.proof) !== null
  return (
    <form
      class="card"
      aria-labelledby="own-title"
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete) send()
      }}
    >
      <h2 id="own-title">{text.title}</h2>
      <fieldset class="segments">
        <legend class="unseen">{text.kind}</legend>
        {(['document', 'selfie', 'person'] as const).map((about) => (
          <label key={about}>
            <input type="radio" name="about" checked={inquiry.about === about} onChange={() => edit({ about })} />
            <span>{text[about]}</span>
          </label>
        ))}
      </fieldset>
      {inquiry.about === 'document' && (
        <label class="row">
          <span>{text.documentType}</span>
          <select
            name="document_type"
            value={inquiry.documentType}
            onChange={(event) => edit({ documentType: event.currentTarget.value as DocumentType })}
          >
            {documentTypes.map((type) => (
              <option key={type} value={type}>
                {text.types[type]}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="slots">
        {asked.map((name) => (
          <PictureSlot
            key={name}
            name={name}
            label={{ ...text, selfie: text.face, selfie_turned: text.turned, document: text.portrait }[name]}
            picture={inquiry.pictures[name]}
            mostBytes={access.session?.maxBytes[subjectOf(name)]}
            put={(picture) => edit({ pictures: { ...inquiry.pictures, [name]: picture } })}
          />
        ))}
      </div>
      <Options inquiry={inquiry} edit={edit} proof={access.proof} />
      <button type="submit" class="primary" disabled={!isComplete} aria-disabled={isBusy}>
        {isBusy ? text.sending : text.send}
      </button>
      <p class="note">{text.privacy}</p>
    </form>
  )
}
