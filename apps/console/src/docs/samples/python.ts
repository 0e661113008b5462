import type { SampleRequest } from '../request-of.js'

export const python = ({ url, method, headers, fields, files }: SampleRequest): string => {
  const form = [
    ...(fields.length > 0 ? [`    data={${fields.map(([name, value]) => `"${name}": "${value}"`).join(', ')}},`] : []),
    '    files={',
    ...files.map(([name, file]) => `        "${name}": open("${file}", "rb"),`),
    '    },',
  ]
  return [
    'import os',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    "${url}",`,
    '    headers={',
    '        "Authorization": f"Bearer {os.environ[\'VIVID_TOKEN\']}",',
    ...headers.map(([name, value]) => `        "${name}": "${value}",`),
    '    },',
    ...(files.length > 0 ? form : []),
    '    timeout=60,',
    ')',
    'answer = response.json()',
    'if "error_code" in answer:',
    '    print("take another picture:", answer.get("error") or answer.get("message"))',
    'else:',
    '    print(answer)',
  ].join('\n')
}
