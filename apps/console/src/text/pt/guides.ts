import type { guides as english } from '../en/guides.js'

export const guides: typeof english = {
  guides: {
    title: 'Guias',
    lead: 'Da primeira chamada à produção. Cada endereço e campo está na [referência](/docs/reference), cada código em [erros](/docs/errors).',
    contents: 'Guias',
    chooser: {
      title: 'Sua solicitação',
      lead: 'Todos os exemplos desta página enviam o que você escolher aqui.',
      endpoint: 'Endpoint',
      language: 'Exemplos em',
      none: 'não enviar',
    },
    all: {
      start: {
        title: 'Primeira chamada',
        body: {
          run: 'Inicie o serviço na sua máquina. Ele precisa do Node 20.19 ou mais novo e de mais nada.',
          token:
            'Crie um token. Ele vale por uma hora e inclui todos os serviços. Com `id_reader_plus` digitalizações e capturas de tela são rejeitadas (818): para lê-las acrescente `-- --services ocr`.',
          send: 'Envie suas imagens com os próprios nomes de arquivo.',
          answer:
            'HTTP 200 significa que a análise terminou. Sem `error_code`, o corpo é o resultado. Com `error_code`, a imagem foi rejeitada: mostre o texto à pessoa e deixe que ela tire outra foto. O texto está em `error` para documentos e em `message` para selfies e rostos.',
          valid:
            '`valid: true` significa: o documento foi lido por completo e nada nele se contradiz; a selfie mostra uma pessoa viva; os rostos coincidem.',
        },
      },
      tokens: {
        title: 'Tokens e chaves',
        body: {
          claims:
            'Um token é um JWT. A propriedade `sub` indica o cliente, `exp` até quando ele vale, e `services` o que o cliente contratou: `ocr`, `liveness`, `id_reader_plus`, `face_match`. Sem `services`, um token inclui `ocr` e `liveness`.',
          keys: 'Em produção, seu provedor de identidade assina os tokens. O serviço os verifica com o segredo de `JWT_SECRET` (HS256) ou com as chaves públicas de `JWT_JWKS_URL` (RS256 ou ES256).',
          expired:
            'Um token ausente, incorreto ou vencido recebe 401, e o texto diz qual é o problema. Obtenha um token novo e envie outra vez. Um token sem o serviço chamado recebe 403.',
          keep: 'Guarde os tokens no seu servidor: aplicativos e páginas enviam as imagens ao seu servidor, e ele chama o serviço.',
        },
      },
      retries: {
        title: 'Novas tentativas e idempotência',
        body: {
          when: 'Envie outra vez depois de 429, 502, 503 e conexões interrompidas. Espere os segundos que `Retry-After` indica; sem esse cabeçalho, espere cada vez mais. Depois de 504 o tempo da análise se esgotou: o serviço está ocupado, então envie mais tarde ou sem esperar.',
          never: 'Não repita sem mudanças 400, 401, 403, 413 ou 415: corrija antes a solicitação ou o token.',
          key: 'Dê a cada solicitação uma `Idempotency-Key` própria e repita a chave com a solicitação. Durante um dia, o serviço dá a mesma resposta sem outra análise e a marca com `Idempotent-Replayed: true`. A mesma chave com outro formulário recebe 409.',
        },
      },
      waiting: {
        title: 'Esperar ou não',
        body: {
          wait: 'Por padrão, a resposta chega pela mesma conexão, em no máximo 30 segundos.',
          async:
            'Com `Prefer: respond-async` o serviço responde 202 imediatamente: `id` é a transação e o cabeçalho `Location` o endereço dela.',
          ask: 'Peça a resposta nesse endereço. Com `Prefer: wait=20` o serviço responde quando a análise termina, ou após 20 segundos. `state` é `waiting`, `running`, `done` ou `failed`; `result` é a resposta e `status` o status HTTP dela.',
          webhook:
            'Ou receba um webhook. Combine um endereço e um segredo para a sua conta; o serviço envia para lá `analysis.done` ou `analysis.failed`, segundo [Standard Webhooks](https://www.standardwebhooks.com). Verifique a assinatura antes de ler o evento. Um evento pode chegar duas vezes: compare `data.id`.',
        },
      },
      errors: {
        title: 'Ler os erros',
        body: {
          rejected:
            '200 com `error_code`: a análise terminou e rejeita a imagem. Mostre o texto à pessoa e deixe que ela tire outra foto.',
          refused:
            '4xx ou 503 com `reason`: o serviço recusou a solicitação antes de qualquer análise. Corrija a solicitação ou o token, ou envie mais tarde.',
          failed:
            '500: o serviço falhou. Envie outra vez. Se falhar de novo, comunique o erro com o `X-Request-Id` da resposta.',
          reason:
            'Várias causas compartilham um código. O cabeçalho `Error-Reason` nomeia a causa, por exemplo `document_on_screen`: os programas devem comparar esse nome, não o texto.',
          language: 'Os textos seguem o cabeçalho `Accept-Language`: `en`, `es` ou `pt`.',
          all: 'Todos os códigos e motivos, com o que fazer em cada caso: [erros](/docs/errors).',
        },
      },
      faces: {
        title: 'Comparação de rostos',
        body: {
          send: 'Compara uma selfie com o retrato de um documento. Envie uma foto do documento inteiro ou somente o retrato dele.',
          answer:
            '`valid: true` significa que ambas mostram a mesma pessoa. Com `details` a resposta tem `similarity`, de 0 a 1; abaixo de 0.5 os rostos não coincidem (730).',
          codes:
            '731: nenhum rosto foi encontrado no documento. 732: o retrato é pequeno demais ou está gasto ou coberto. 733: a selfie mostra o próprio retrato do documento. Os problemas da selfie têm os códigos 700 a 716.',
          alive:
            'A comparação não diz se a selfie mostra uma pessoa viva. A solicitação combinada diz as duas coisas e, com `document_type`, também lê o documento.',
        },
      },
      sandbox: {
        title: 'Testar no sandbox',
        body: {
          token:
            'Crie um token com a propriedade `sandbox: true`, ou marque o seu cliente com `sandbox: true` em `TENANTS_FILE`.',
          name: 'Indique em `Sandbox-Answer` a resposta que deseja: `valid`, ou qualquer nome de [erros](/docs/errors) pelo qual a solicitação possa falhar.',
          same: 'A resposta tem o corpo, os cabeçalhos, o idioma e o webhook de uma real. Nenhum motor trabalha, nenhuma imagem é guardada e o uso a conta à parte. Ela traz `Sandbox: true`, e `sandbox: true` em `details`, registros e webhooks. Sem o cabeçalho, os motores trabalham como sempre.',
          others:
            'Com qualquer outro token o cabeçalho recebe 400, para que uma amostra nunca seja tomada por um veredito.',
        },
      },
      live: {
        title: 'Entrar em produção',
        body: {
          secrets:
            'Defina `NODE_ENV=production` e segredos próprios: `JWT_SECRET` ou `JWT_JWKS_URL` para os tokens, `MASTER_KEYS` para cifrar as imagens. O serviço não inicia com os segredos de desenvolvimento.',
          tls: 'Um proxy ou balanceador termina o TLS antes dos gateways. Mantenha a porta de administração dentro da sua rede.',
          tenants:
            'Escreva em `TENANTS_FILE` o que foi combinado com cada cliente: limites, idioma, retenção e webhook.',
          capacity:
            'Calcule quantos gateways e trabalhadores você precisa. Este comando calcula para 300 solicitações por segundo.',
          watch:
            'Acompanhe `/health/ready` e `/metrics` na porta de administração. Os alertas e painéis estão em `deploy/prometheus` e `deploy/grafana`.',
          caller:
            'Confira o seu programa: ele repete as solicitações com a `Idempotency-Key`, renova o token depois de 401, mostra os textos no idioma da pessoa e escreve `X-Request-Id` no seu registro.',
        },
      },
    },
  },
}
