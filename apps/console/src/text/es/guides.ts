import type { guides as english } from '../en/guides.js'

export const guides: typeof english = {
  guides: {
    title: 'Guías',
    lead: 'De la primera llamada a producción. Cada dirección y campo está en la [referencia](/docs/reference), cada código en [errores](/docs/errors).',
    contents: 'Guías',
    chooser: {
      title: 'Su solicitud',
      lead: 'Todos los ejemplos de esta página envían lo que elija aquí.',
      endpoint: 'Endpoint',
      language: 'Ejemplos en',
      none: 'no se envía',
    },
    all: {
      start: {
        title: 'Primera llamada',
        body: {
          run: 'Inicie el servicio en su equipo. Necesita Node 20.19 o más reciente y nada más.',
          token:
            'Cree un token. Vale durante una hora e incluye todos los servicios. Con `id_reader_plus` se rechazan escaneos y capturas de pantalla (818): para leerlos agregue `-- --services ocr`.',
          send: 'Envíe sus imágenes con sus propios nombres de archivo.',
          answer:
            'HTTP 200 significa que el análisis terminó. Sin `error_code`, el cuerpo es el resultado. Con `error_code`, la imagen fue rechazada: muestre el texto a la persona y permita que tome otra foto. El texto está en `error` para documentos y en `message` para selfies y rostros.',
          valid:
            '`valid: true` significa: el documento se leyó completo y nada en él se contradice; la selfie muestra a una persona viva; los rostros coinciden.',
        },
      },
      tokens: {
        title: 'Tokens y claves',
        body: {
          claims:
            'Un token es un JWT. Su propiedad `sub` indica el cliente, `exp` hasta cuándo vale, y `services` lo que el cliente contrató: `ocr`, `liveness`, `id_reader_plus`, `face_match`. Sin `services`, un token incluye `ocr` y `liveness`.',
          keys: 'En producción, su proveedor de identidad firma los tokens. El servicio los comprueba con el secreto de `JWT_SECRET` (HS256) o con las claves públicas de `JWT_JWKS_URL` (RS256 o ES256).',
          expired:
            'Un token ausente, incorrecto o vencido recibe 401, y el texto dice cuál es el problema. Obtenga un token nuevo y envíe otra vez. Un token sin el servicio que llama recibe 403.',
          keep: 'Guarde los tokens en su servidor: las aplicaciones y páginas envían las imágenes a su servidor, y este llama al servicio.',
        },
      },
      retries: {
        title: 'Reintentos e idempotencia',
        body: {
          when: 'Envíe otra vez después de 429, 502, 503 y conexiones cortadas. Espere los segundos que indica `Retry-After`; sin esa cabecera, espere cada vez más. Después de 504 se agotó el tiempo del análisis: el servicio está ocupado, así que envíe más tarde o sin esperar.',
          never: 'No repita sin cambios 400, 401, 403, 413 o 415: corrija primero la solicitud o el token.',
          key: 'Dé a cada solicitud su propia `Idempotency-Key` y repita la clave con la solicitud. Durante un día, el servicio da la misma respuesta sin otro análisis y la marca con `Idempotent-Replayed: true`. La misma clave con otro formulario recibe 409.',
        },
      },
      waiting: {
        title: 'Esperar o no',
        body: {
          wait: 'Por defecto, la respuesta llega por la misma conexión, en 30 segundos como máximo.',
          async:
            'Con `Prefer: respond-async` el servicio responde 202 de inmediato: `id` es la transacción y la cabecera `Location` su dirección.',
          ask: 'Pida la respuesta en esa dirección. Con `Prefer: wait=20` el servicio responde cuando termina el análisis, o tras 20 segundos. `state` es `waiting`, `running`, `done` o `failed`; `result` es la respuesta y `status` su estado HTTP.',
          webhook:
            'O reciba un webhook. Acuerde una dirección y un secreto para su cuenta; el servicio envía allí `analysis.done` o `analysis.failed`, según [Standard Webhooks](https://www.standardwebhooks.com). Compruebe la firma antes de leer el evento. Un evento puede llegar dos veces: compare `data.id`.',
        },
      },
      errors: {
        title: 'Leer los errores',
        body: {
          rejected:
            '200 con `error_code`: el análisis terminó y rechaza la imagen. Muestre el texto a la persona y permita que tome otra foto.',
          refused:
            '4xx o 503 con `reason`: el servicio denegó la solicitud antes de analizarla. Corrija la solicitud o el token, o envíe más tarde.',
          failed:
            '500: el servicio falló. Envíe otra vez. Si se repite, comuníquelo con el `X-Request-Id` de la respuesta.',
          reason:
            'Varias causas comparten un código. La cabecera `Error-Reason` nombra la causa, por ejemplo `document_on_screen`: los programas deben comparar este nombre, no el texto.',
          language: 'Los textos siguen la cabecera `Accept-Language`: `en`, `es` o `pt`.',
          all: 'Todos los códigos y motivos, con qué hacer en cada caso: [errores](/docs/errors).',
        },
      },
      faces: {
        title: 'Comparación de rostros',
        body: {
          send: 'Compara una selfie con el retrato de un documento. Envíe una foto del documento completo o solo su retrato.',
          answer:
            '`valid: true` significa que ambas muestran a la misma persona. Con `details` la respuesta tiene `similarity`, de 0 a 1; por debajo de 0.5 los rostros no coinciden (730).',
          codes:
            '731: no se encontró ninguna cara en el documento. 732: su retrato es demasiado pequeño o está gastado o cubierto. 733: la selfie muestra el propio retrato del documento. Los problemas de la selfie tienen los códigos 700 a 716.',
          alive:
            'La comparación no dice si la selfie muestra a una persona viva. La solicitud combinada dice ambas cosas y, con `document_type`, también lee el documento.',
        },
      },
      sandbox: {
        title: 'Probar en el sandbox',
        body: {
          token:
            'Cree un token con la propiedad `sandbox: true`, o marque su cliente con `sandbox: true` en `TENANTS_FILE`.',
          name: 'Indique en `Sandbox-Answer` la respuesta que desea: `valid`, o cualquier nombre de [errores](/docs/errors) por el que la solicitud pueda fallar.',
          same: 'La respuesta tiene el cuerpo, las cabeceras, el idioma y el webhook de una real. Ningún motor trabaja, no se guarda ninguna imagen y el uso la cuenta aparte. Lleva `Sandbox: true`, y `sandbox: true` en `details`, registros y webhooks. Sin la cabecera, los motores trabajan como siempre.',
          others:
            'Con cualquier otro token la cabecera recibe 400, para que una muestra nunca se tome por un veredicto.',
        },
      },
      live: {
        title: 'Pasar a producción',
        body: {
          secrets:
            'Defina `NODE_ENV=production` y sus propios secretos: `JWT_SECRET` o `JWT_JWKS_URL` para los tokens, `MASTER_KEYS` para cifrar las imágenes. El servicio no arranca con los secretos de desarrollo.',
          tls: 'Un proxy o balanceador termina TLS antes de los gateways. Mantenga el puerto de administración dentro de su red.',
          tenants: 'Escriba en `TENANTS_FILE` lo acordado con cada cliente: límites, idioma, retención y webhook.',
          capacity:
            'Calcule cuántos gateways y trabajadores necesita. Este comando lo hace para 300 solicitudes por segundo.',
          watch:
            'Vigile `/health/ready` y `/metrics` en el puerto de administración. Las alertas y los paneles están en `deploy/prometheus` y `deploy/grafana`.',
          caller:
            'Revise su programa: repite las solicitudes con su `Idempotency-Key`, renueva el token después de 401, muestra los textos en el idioma de la persona y escribe `X-Request-Id` en su registro.',
        },
      },
    },
  },
}
