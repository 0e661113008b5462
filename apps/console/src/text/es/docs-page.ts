import type { docsPage as english } from '../en/docs-page.js'

export const docsPage: typeof english = {
  docs: {
    title: 'Vivid · Documentación',
    errorsTitle: 'Errores',
    errorsLead:
      'Muestre el texto a la persona tal cual: el servicio lo escribe en el idioma de Accept-Language. Un rechazo de la imagen trae un número en error_code; una solicitud denegada trae un nombre en reason. Cada respuesta tiene un X-Request-Id: menciónelo al comunicar un problema.',
    search: 'Buscar códigos, nombres y textos',
    nothing: 'No se encontró nada.',
    groups: { documents: 'Documentos', selfies: 'Selfies y comparación de rostros', refusals: 'Solicitudes denegadas' },
    remedies: {
      picture: 'Muestre el texto y permita que la persona tome otra foto.',
      request: 'Corrija la solicitud; enviarla otra vez tal cual no ayuda.',
      token: 'Obtenga otro token y envíe otra vez.',
      later: 'Envíe otra vez más tarde, después de Retry-After si está presente.',
      report: 'Envíe otra vez; si persiste, comuníquelo con su X-Request-Id.',
    },
  },
}
