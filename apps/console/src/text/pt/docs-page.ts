import type { docsPage as english } from '../en/docs-page.js'

export const docsPage: typeof english = {
  docs: {
    title: 'Vivid · Documentação',
    errorsTitle: 'Erros',
    errorsLead:
      'Mostre o texto à pessoa como ele é: o serviço o escreve no idioma de Accept-Language. Os programas comparam o nome: toda resposta que falhou o traz no cabeçalho Error-Reason. Uma rejeição traz também um número em error_code; uma recusa, o nome em reason. Mencione X-Request-Id ao comunicar um problema.',
    search: 'Buscar códigos, nomes e textos',
    nothing: 'Nada encontrado.',
    groups: {
      documents: 'Documentos',
      invalid: 'Documentos que foram lidos e não são válidos',
      selfies: 'Selfies e comparação de rostos',
      refusals: 'Recusas',
    },
    remedies: {
      picture: 'Mostre o texto e deixe a pessoa tirar outra foto.',
      request: 'Corrija a solicitação antes de enviá-la de novo.',
      token: 'Obtenha outro token e envie outra vez.',
      later: 'Envie outra vez mais tarde. Retry-After indica após quantos segundos.',
      report: 'Envie outra vez. Se falhar de novo, comunique o erro com o X-Request-Id.',
    },
  },
}
