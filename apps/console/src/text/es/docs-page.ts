import type { docsPage as english } from '../en/docs-page.js'

export const docsPage: typeof english = {
  docs: {
    title: 'Vivid · Documentación',
    errorsTitle: 'Errores',
    errorsLead:
      'Muestre el texto a la persona tal cual: el servicio lo escribe en el idioma de Accept-Language. Los programas comparan el nombre: toda respuesta fallida lo trae en la cabecera Error-Reason. Un rechazo de la imagen trae además un número en error_code; una solicitud denegada, su nombre en reason. Mencione X-Request-Id al comunicar un problema.',
    search: 'Buscar códigos, nombres y textos',
    nothing: 'No se encontró nada.',
    groups: {
      documents: 'Documentos',
      invalid: 'Documentos que se leyeron y no son válidos',
      selfies: 'Selfies y comparación de rostros',
      refusals: 'Solicitudes denegadas',
    },
    remedies: {
      picture: 'Muestre el texto y permita que la persona tome otra foto.',
      request: 'Corrija la solicitud antes de enviarla otra vez.',
      token: 'Obtenga otro token y envíe otra vez.',
      later: 'Envíe otra vez más tarde. Retry-After indica tras cuántos segundos.',
      report: 'Envíe otra vez. Si falla de nuevo, comuníquelo con su X-Request-Id.',
    },
  },
}
