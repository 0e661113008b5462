import type { CaptureDetail } from '@vivid/capture'
import { CodeLink } from '../operate/code-link.js'
import { usePictureAddress } from '../picture/use-picture-address.js'
import { useText } from '../text/language.js'

type Picture = Omit<CaptureDetail, 'turned'>

const TakenPicture = ({ picture: { blob, width, height, warnings }, name }: { picture: Picture; name: string }) => {
  const text = useText().capture
  const address = usePictureAddress(blob)
  return (
    <figure>
      {address && <img src={address} alt={name} width={width} height={height} />}
      <figcaption>
        {name}: JPEG, {width} × {height}, {Math.round(blob.size / 1024)} kB. {warnings.length === 0 && text.good}
        {warnings.map(({ hint, code }) => (
          <div key={hint}>
            <code>{hint}</code> {code !== null && <CodeLink code={code} />}
          </div>
        ))}
      </figcaption>
    </figure>
  )
}

/** What the component handed over, and what it warns of. */
export const TakenPictures = ({ taken: { turned, ...first } }: { taken: CaptureDetail }) => {
  const text = useText().capture
  return (
    <>
      <TakenPicture picture={first} name={text.taken} />
      {turned && <TakenPicture picture={turned} name={text.turned} />}
    </>
  )
}
