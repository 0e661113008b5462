export { type Drawing, drawSpecimen, type SpecimenRequest } from './draw/draw-specimen.js'
export { listKinds, UnknownKind } from './layouts/find-layout.js'
export { openStudio, type Studio } from './studio.js'
