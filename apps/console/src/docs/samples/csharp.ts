import type { SampleRequest } from '../request-of.js'

export const csharp = ({ url, method, headers, fields, files }: SampleRequest): string => {
  const form = [
    'using var form = new MultipartFormDataContent();',
    ...fields.map(([name, value]) => `form.Add(new StringContent("${value}"), "${name}");`),
    ...files.map(([name, file]) => `form.Add(new StreamContent(File.OpenRead("${file}")), "${name}", "${file}");`),
    '',
  ]
  const call = { GET: 'GetAsync', DELETE: 'DeleteAsync' }[method]
  return [
    'using System.Net.Http.Headers;',
    '',
    'using var client = new HttpClient();',
    'var token = Environment.GetEnvironmentVariable("VIVID_TOKEN");',
    'client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", token);',
    ...headers.map(([name, value]) => `client.DefaultRequestHeaders.Add("${name}", "${value}");`),
    '',
    ...(files.length > 0 ? form : []),
    call ? `var response = await client.${call}("${url}");` : `var response = await client.PostAsync("${url}", form);`,
    '// HTTP 200 also where the JSON holds error_code: show its text to the person.',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n')
}
