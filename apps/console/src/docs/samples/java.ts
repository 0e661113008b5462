import type { SampleRequest } from '../request-of.js'

/** With OkHttp: the JDK's own client writes no multipart forms. */
export const java = ({ url, method, headers, fields, files }: SampleRequest): string => {
  const form = [
    'var jpeg = MediaType.get("image/jpeg");',
    'var form = new MultipartBody.Builder().setType(MultipartBody.FORM)',
    ...fields.map(([name, value]) => `    .addFormDataPart("${name}", "${value}")`),
    ...files.map(
      ([name, file]) => `    .addFormDataPart("${name}", "${file}", RequestBody.create(new File("${file}"), jpeg))`,
    ),
    '    .build();',
  ]
  const verb = { GET: '.get()', DELETE: '.delete()' }[method] ?? '.post(form)'
  return [
    'import java.io.File;',
    'import java.time.Duration;',
    'import okhttp3.*;',
    '',
    '// An answer may take 30 seconds; OkHttp waits 10 by itself.',
    'var client = new OkHttpClient.Builder().readTimeout(Duration.ofSeconds(60)).build();',
    ...(files.length > 0 ? form : []),
    'var request = new Request.Builder()',
    `    .url("${url}")`,
    '    .header("Authorization", "Bearer " + System.getenv("VIVID_TOKEN"))',
    ...headers.map(([name, value]) => `    .header("${name}", "${value}")`),
    `    ${verb}`,
    '    .build();',
    'try (var response = client.newCall(request).execute()) {',
    '    // HTTP 200 also where the JSON holds error_code: show its text to the person.',
    '    System.out.println(response.code() + " " + response.body().string());',
    '}',
  ].join('\n')
}
