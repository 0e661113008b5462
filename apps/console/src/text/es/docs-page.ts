import type { docsPage as english } from '../en/docs-page.js'

export const docsPage: typeof english = {
  docs: {
    errorsTitle: 'Errores',
    errorsLead:
      'El texto es lo que el servicio responde en el idioma de Accept-Language: muéstrelo a la persona tal cual. El código es error_code en el cuerpo; un rechazo no tiene código, su nombre es reason. Cada respuesta identifica su solicitud en X-Request-Id: menciónelo al comunicar un problema.',
    search: 'Buscar códigos, nombres y textos',
    nothing: 'No se encontró nada.',
    groups: { documents: 'Documentos', selfies: 'Selfies y comparación de rostros', refusals: 'Rechazos' },
    remedies: {
      picture: 'Muestre el texto y permita que la persona tome otra foto.',
      request: 'Corrija la solicitud; enviarla otra vez tal cual no ayuda.',
      token: 'Obtenga otro token y envíe otra vez.',
      later: 'Envíe otra vez más tarde, después de Retry-After si está presente.',
      report: 'Envíe otra vez; si persiste, comuníquelo con su X-Request-Id.',
    },
  },
}
