import type { SampleRequest } from '../request-of.js'

export const php = ({ url, method, headers, fields, files }: SampleRequest): string => {
  const form = [
    '    CURLOPT_POSTFIELDS => [',
    ...fields.map(([name, value]) => `        '${name}' => '${value}',`),
    ...files.map(([name, file]) => `        '${name}' => new CURLFile('${file}', 'image/jpeg'),`),
    '    ],',
  ]
  return [
    '<?php',
    `$request = curl_init('${url}');`,
    'curl_setopt_array($request, [',
    ...(method === 'DELETE' ? ["    CURLOPT_CUSTOMREQUEST => 'DELETE',"] : []),
    '    CURLOPT_HTTPHEADER => [',
    "        'Authorization: Bearer ' . getenv('VIVID_TOKEN'),",
    ...headers.map(([name, value]) => `        '${name}: ${value}',`),
    '    ],',
    ...(files.length > 0 ? form : []),
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '$answer = json_decode(curl_exec($request), true);',
    "echo isset($answer['error_code'])",
    "    ? 'take another picture: ' . ($answer['error'] ?? $answer['message'])",
    '    : print_r($answer, true);',
  ].join('\n')
}
