import type { shell as english } from '../en/shell.js'

export const shell: typeof english = {
  tagline: 'Lee documentos de identidad. Distingue lo auténtico y lo vivo de lo falso.',
  skip: 'Ir al contenido',
  nav: {
    label: 'Páginas',
    try: 'Probar',
    operate: 'Operar',
    guides: 'Guías',
    reference: 'Referencia',
    errors: 'Errores',
  },
  switch: { language: 'Idioma', light: 'Tema claro', dark: 'Tema oscuro' },
  token: {
    title: 'Token de acceso',
    none: 'Este servicio necesita un token suyo. Pegue uno para empezar.',
    own: 'Token',
    builtIn: 'Token de desarrollo incluido',
    use: 'Usar este token',
    change: 'Usar otro token',
    forget: 'Volver al token incluido',
    hint: 'Cree uno con: npm run token -- --development --services ocr,liveness,id_reader_plus',
    expired: 'El token venció o no es válido. Obtenga uno nuevo y envíe otra vez.',
    refresh: 'Obtener un token nuevo',
  },
}
