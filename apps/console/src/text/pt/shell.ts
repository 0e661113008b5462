import type { shell as english } from '../en/shell.js'

export const shell: typeof english = {
  tagline: 'Lê documentos de identidade. Distingue o autêntico e o vivo do falso.',
  skip: 'Ir para o conteúdo',
  nav: {
    label: 'Páginas',
    try: 'Testar',
    operate: 'Operar',
    guides: 'Guias',
    reference: 'Referência',
    errors: 'Erros',
  },
  switch: { language: 'Idioma', light: 'Tema claro', dark: 'Tema escuro' },
  token: {
    title: 'Token de acesso',
    none: 'Este serviço precisa de um token seu. Cole um para começar.',
    own: 'Token',
    builtIn: 'Token de desenvolvimento incluído',
    use: 'Usar este token',
    change: 'Usar outro token',
    forget: 'Voltar ao token incluído',
    hint: 'Crie um com: npm run token -- --development --services ocr,liveness,id_reader_plus',
    expired: 'O token venceu ou não é válido. Obtenha um novo e envie outra vez.',
    refresh: 'Obter um token novo',
  },
}
