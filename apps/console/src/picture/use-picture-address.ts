import { useEffect, useState } from 'preact/hooks'

/** An address of this page's own for a picture, given back when it is no longer shown. */
export const usePictureAddress = (picture: Blob | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return setAddress(null)
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return picture ? address : null
}
