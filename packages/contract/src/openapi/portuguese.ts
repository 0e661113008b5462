/** The OpenAPI document's own texts in Portuguese, by their English; a test fails when one is missing. */
export const portuguese: Record<string, string> = {
  'Reads identity documents and tells living people and genuine documents from fakes. Pictures go in as a multipart form, JSON comes out. Without unions, for code generators that take them wrongly: [flat OpenAPI 3.0](/openapi-3.0.json).':
    'Lê documentos de identidade e distingue pessoas vivas e documentos autênticos de falsificações. As imagens entram em um formulário multipart e sai JSON. Sem uniões, para os geradores de código que não as interpretam bem: [OpenAPI 3.0 plano](/openapi-3.0.json).',
  'The service that this document comes from.': 'O serviço do qual este documento vem.',
  'The record of a request: look it up, or erase what is kept.':
    'O registro de uma solicitação: consultar ou apagar o que se guarda.',
  'HTTP 200 means that the analysis finished, also when it ends with a code: look at `error_code`. Codes of this endpoint:':
    'HTTP 200 significa que a análise terminou, também quando termina com um código: veja `error_code`. Códigos deste endpoint:',
  'Adds the transaction id to the answer.': 'Acrescenta o id da transação à resposta.',
  'The device that took the picture. Improves the precision of the life test.':
    'O dispositivo que tirou a imagem. Melhora a precisão da prova de vida.',
  Transactions: 'Transações',
  Events: 'Eventos',
  Usage: 'Uso',
  'Events that the service sends about analyses with Prefer: respond-async.':
    'Eventos que o serviço envia sobre as análises com Prefer: respond-async.',
  'Always true.': 'Sempre true.',
  'Always false.': 'Sempre false.',
  'The analysis finished, also when its result is a coded failure.':
    'A análise terminou, também quando o resultado é uma falha com código.',
  'A request that cannot be analysed.': 'Uma solicitação que não pode ser analisada.',
  'The service failed to analyse the request.': 'O serviço não conseguiu analisar a solicitação.',
  '`valid` of the answer; null where it has none.': '`valid` da resposta; null se ela não o tem.',
  'The answer itself, only where the tenant has asked for it (`webhook.data`).':
    'A própria resposta, somente se o cliente a pediu (`webhook.data`).',
  'Why the last attempt failed.': 'Por que a última tentativa falhou.',
  'An event that could not be delivered': 'Um evento que não pôde ser entregue',
  'To be sent again': 'Será enviado de novo',
  'Newest first.': 'Os mais recentes primeiro.',
  'It will be sent.': 'Será enviado.',
  'Webhooks that could not be delivered': 'Webhooks que não puderam ser entregues',
  'Events of the tenant that its receiver did not accept for a day. The service keeps them for a week.':
    'Eventos do cliente que o receptor dele não aceitou durante um dia. O serviço os guarda por uma semana.',
  'Send a webhook again': 'Enviar um webhook de novo',
  'The service tries to deliver the event for another day.': 'O serviço tenta entregar o evento por mais um dia.',
  'The `webhook_id` of an event that could not be delivered.': 'O `webhook_id` de um evento que não pôde ser entregue.',
  'An analysis sent with Prefer: respond-async has ended': 'Terminou uma análise enviada com Prefer: respond-async',
  'Sent to the address agreed with the tenant, by the convention of Standard Webhooks: the headers webhook-id, webhook-timestamp and webhook-signature prove where it comes from. It may come more than once. Any answer but 2xx is tried again, for a day.':
    'É enviado ao endereço combinado com o cliente, segundo a convenção Standard Webhooks: os cabeçalhos webhook-id, webhook-timestamp e webhook-signature provam de onde vem. Pode chegar mais de uma vez. Toda resposta que não seja 2xx é tentada de novo, durante um dia.',
  Done: 'Terminado',
  'The event was taken.': 'O evento foi aceito.',
  'Look up a request': 'Consultar uma solicitação',
  'For the tenant whose request it was, for as long as records are kept. It holds no personal data but for `result`, the answer of a request sent with `Prefer: respond-async`.':
    'Para o cliente que fez a solicitação, enquanto os registros forem guardados. Não contém dados pessoais, exceto `result`, a resposta de uma solicitação enviada com `Prefer: respond-async`.',
  'Accepted: ask for the answer at the address in `Location`.': 'Aceita: peça a resposta no endereço de `Location`.',
  Accepted: 'Aceita',
  'What a tenant has used, by day, kind and outcome.': 'O que um cliente usou, por dia, tipo e resultado.',
  'What the tenant has used': 'O que o cliente usou',
  "Transactions of the token's tenant by day, kind of work and outcome, each counted once, for 400 days. Samples of the sandbox stand apart in `sandbox`, and not in CSV. Without a period: the last 30 days.":
    'Transações do cliente do token por dia, tipo de trabalho e resultado, cada uma contada uma vez, durante 400 dias. As amostras do ambiente de testes ficam à parte em `sandbox` e não no CSV. Sem período indicado: os últimos 30 dias.',
  'The counts; those of today still grow.': 'As contagens; as de hoje ainda crescem.',
  'Two days of one tenant': 'Dois dias de um cliente',
  'The first day, in UTC; by default 29 days before the last one.':
    'O primeiro dia, em UTC; por padrão, 29 dias antes do último.',
  'The last day, in UTC; today by default.': 'O último dia, em UTC; hoje por padrão.',
  'Format of the answer; by default the one that the header Accept names.':
    'Formato da resposta; por padrão, o que o cabeçalho Accept indica.',
  'What is left of the limits of a tenant that has some: `r` requests, and all of them again in `t` seconds (draft-ietf-httpapi-ratelimit-headers).':
    'O que resta dos limites de um cliente que os tem: `r` solicitações, e todas de novo em `t` segundos (draft-ietf-httpapi-ratelimit-headers).',
  'The limits themselves: `q` requests within `w` seconds, or `q` at once (draft-ietf-httpapi-ratelimit-headers).':
    'Os próprios limites: `q` solicitações em `w` segundos, ou `q` de uma vez (draft-ietf-httpapi-ratelimit-headers).',
  'Day on which the request began, in UTC.': 'Dia em que a solicitação começou, em UTC.',
  '`answered`, `rejected` (with a code), `gone` (the caller hung up), `abandoned` (its gateway ended before it did), `failed`, or the reason of a refusal.':
    '`answered`, `rejected` (com um código), `gone` (quem chamou desligou), `abandoned` (o gateway terminou antes), `failed`, ou o motivo de uma recusa.',
  'The first day that is counted.': 'O primeiro dia contado.',
  'The last day that is counted.': 'O último dia contado.',
  'A transaction counts once for each kind of work it asked for.':
    'Uma transação conta uma vez para cada tipo de trabalho que pediu.',
  'Each transaction counts once.': 'Cada transação conta uma vez.',
  'A request sent with Prefer: respond-async': 'Uma solicitação enviada com Prefer: respond-async',
  'Where to ask for the answer.': 'Onde pedir a resposta.',
  'The preference that the service followed (RFC 7240).': 'A preferência que o serviço seguiu (RFC 7240).',
  '`respond-async`: answer 202 at once and keep the result for whoever asks for the transaction (RFC 7240). Such work is done when nobody waits for other work.':
    '`respond-async`: responder 202 imediatamente e guardar o resultado para quem pedir a transação (RFC 7240). Esse trabalho é feito quando ninguém espera por outro.',
  '`wait=20`: where the analysis has not ended, answer when it has, or after so many seconds; 60 at most.':
    '`wait=20`: se a análise não terminou, responder quando terminar, ou após esses segundos; no máximo 60.',
  '`under_way` and `finished`: the caller waited for its answer. `waiting`, `running`, `done` and `failed`: sent with `Prefer: respond-async`. `abandoned`: its gateway or Redis was lost before the analysis ended.':
    '`under_way` e `finished`: quem chamou esperou a resposta. `waiting`, `running`, `done` e `failed`: enviada com `Prefer: respond-async`. `abandoned`: o gateway ou o Redis se perdeu antes de a análise terminar.',
  'Of a request sent with `Prefer: respond-async`, once it is `done` or `failed`: the body that it would have been answered with, beside `status`.':
    'De uma solicitação enviada com `Prefer: respond-async`, quando está `done` ou `failed`: o corpo com que ela teria sido respondida, ao lado de `status`.',
  'The record as it stands.': 'O registro no estado atual.',
  'A finished request': 'Uma solicitação terminada',
  'Erase what is kept of a request': 'Apagar o que se guarda de uma solicitação',
  'Deletes its images and the answer kept for its Idempotency-Key or for whoever asks for it. The record remains: id, tenant, kind, times, codes and model versions.':
    'Apaga as imagens e a resposta guardada para a Idempotency-Key ou para quem a pedir. O registro permanece: id, cliente, tipo, horários, códigos e versões dos modelos.',
  'A JWT with `exp` and `sub`, the tenant. Its claim `services` lists what the tenant has contracted:':
    'Um JWT com `exp` e `sub`, o cliente. A propriedade `services` indica o que o cliente contratou:',
  'An expired, missing or wrong token is answered with 401: obtain a new one and send again.':
    'Um token vencido, ausente ou incorreto é respondido com 401: obtenha um novo e envie outra vez.',
  'Names the request in logs; mention it when you report a problem.':
    'Identifica a solicitação nos registros; mencione-o ao comunicar um problema.',
  'Why the answer failed, as one name: of the coded error, of why a document that was read is not valid, or of the refusal. Absent where nothing failed. Of the combined request: why the part failed that decides; with `details` each part has its own in `details.reason`.':
    'Por que a resposta falhou, em um nome: o do erro com código, o de por que um documento lido não é válido ou o da recusa. Ausente se nada falhou. Na solicitação combinada: por que falhou a parte que decide; com `details` cada parte traz o seu em `details.reason`.',
  'Why the answer failed, as one name: see the header Error-Reason':
    'Por que a resposta falhou, em um nome: veja o cabeçalho Error-Reason',
  'Fields without a value may be left out or empty: an empty text says that an optional field is not given.':
    'Os campos sem valor podem ser omitidos ou enviados vazios: um texto vazio indica que um campo opcional não é dado.',
  'Up to eight fields of the form that the request does not take, which are ignored; a name longer than 64 bytes is cut. After `;meant=` the field that is likely meant.':
    'Até oito campos do formulário que a solicitação não aceita e que são ignorados; um nome com mais de 64 bytes é cortado. Depois de `;meant=`, o campo que provavelmente se quis enviar.',
  'Only for tenants in the sandbox and tokens with the claim `sandbox: true`: the answer of this name, at once, marked with `Sandbox: true` and counted apart. `valid`, or any reason that the request may fail for, such as `document_on_screen`. The form must be one that can be analysed.':
    'Só para clientes do ambiente de testes e tokens com a propriedade `sandbox: true`: a resposta desse nome, na hora, marcada com `Sandbox: true` e contada à parte. `valid`, ou qualquer motivo pelo qual a solicitação pode falhar, como `document_on_screen`. O formulário deve poder ser analisado.',
  '`true` where the answer was asked for by `Sandbox-Answer`, or the record is of such an answer: no picture was analysed. Absent from real answers.':
    '`true` se a resposta foi pedida com `Sandbox-Answer`, ou o registro é de uma resposta assim: nenhuma imagem foi analisada. Ausente nas respostas reais.',
  'Samples, asked for by `Sandbox-Answer`: each counts once here, and neither in `kinds` nor in `transactions`. Absent where there are none.':
    'Amostras, pedidas com `Sandbox-Answer`: cada uma conta uma vez aqui, e não em `kinds` nem em `transactions`. Ausente se não houver nenhuma.',
  'It was a sample, asked for by `Sandbox-Answer`.': 'Foi uma amostra, pedida com `Sandbox-Answer`.',
  'Seconds after which to try again.': 'Segundos após os quais convém tentar de novo.',
  'What is wrong with the token (RFC 6750).': 'Qual é o problema do token (RFC 6750).',
  '`true` where the answer is that of an earlier request with the same Idempotency-Key.':
    '`true` se a resposta é a de uma solicitação anterior com a mesma Idempotency-Key.',
  'Language of error texts.': 'Idioma dos textos de erro.',
  'The same key and form within a day give the same answer and id without new work, marked with `Idempotent-Replayed: true`. The same key with another form is 409.':
    'A mesma chave e o mesmo formulário dentro de um dia dão a mesma resposta e o mesmo id sem trabalho novo, marcada com `Idempotent-Replayed: true`. A mesma chave com outro formulário dá 409.',
  'The `id` of an answer.': 'O `id` de uma resposta.',
  'Transaction id': 'Id da transação',
  'What is wrong and what to do, in the language asked for': 'O que está errado e o que fazer, no idioma pedido',
  'Code, see the catalogue of errors': 'Código, veja o catálogo de erros',
  'As `details.link` of the answer; null for anything but an answered card.':
    'Como `details.link` da resposta; null se não for um cartão respondido.',
  'Name of the refusal': 'Nome da recusa',
  'The field that is wrong': 'O campo incorreto',
  'Names the request in logs; also in the header X-Request-Id':
    'Identifica a solicitação nos registros; também no cabeçalho X-Request-Id',
  'id@version of a model that was used': 'id@versão de um modelo que foi usado',
  'When the form had arrived.': 'Quando o formulário chegou.',
  'When the answer was ready.': 'Quando a resposta ficou pronta.',
  'HTTP status; 499 where the caller hung up.': 'Status HTTP; 499 se quem chamou encerrou a conexão.',
  'Why it failed: as the header Error-Reason of the answer.':
    'Por que falhou: como o cabeçalho Error-Reason da resposta.',
  'Class of the attack:': 'Classe do ataque:',
  'Until when the encrypted images are kept; null when they are not.':
    'Até quando as imagens cifradas são guardadas; null se não são guardadas.',
  'When images and kept answer were erased on demand.':
    'Quando as imagens e a resposta guardada foram apagadas a pedido.',
}
