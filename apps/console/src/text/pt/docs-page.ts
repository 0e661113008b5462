import type { docsPage as english } from '../en/docs-page.js'

export const docsPage: typeof english = {
  docs: {
    title: 'Vivid · Documentação',
    errorsTitle: 'Erros',
    errorsLead:
      'Mostre o texto à pessoa como ele é: o serviço o escreve no idioma de Accept-Language. Uma rejeição traz um número em error_code; uma recusa traz um nome em reason. Toda resposta traz X-Request-Id: mencione-o ao comunicar um problema.',
    search: 'Buscar códigos, nomes e textos',
    nothing: 'Nada encontrado.',
    groups: { documents: 'Documentos', selfies: 'Selfies e comparação de rostos', refusals: 'Recusas' },
    remedies: {
      picture: 'Mostre o texto e deixe a pessoa tirar outra foto.',
      request: 'Corrija a solicitação; enviá-la de novo como está não ajuda.',
      token: 'Obtenha outro token e envie outra vez.',
      later: 'Envie outra vez mais tarde, depois de Retry-After se ele estiver presente.',
      report: 'Envie outra vez; se o erro persistir, comunique-o com o X-Request-Id.',
    },
  },
}
