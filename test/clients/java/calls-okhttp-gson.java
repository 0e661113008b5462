import java.io.File;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiResponse;
import org.openapitools.client.JSON;
import org.openapitools.client.api.BiometricsApi;
import org.openapitools.client.api.DocumentsApi;
import org.openapitools.client.api.SelfiesApi;
import org.openapitools.client.api.TransactionsApi;

/** The requests, as the generator's own library for Java spells them. */
class Calls {
  private final ApiClient client = new ApiClient();

  Calls(String url, String token) {
    client.setBasePath(url).setReadTimeout(240_000);
    client.setBearerToken(token);
  }

  static Object read(String body, Class<?> type) throws Exception {
    return JSON.getGson().fromJson(body, type);
  }

  ApiResponse<?> passport(File front) throws Exception {
    return new DocumentsApi(client).readDocument(front, "passport").executeWithHttpInfo();
  }

  ApiResponse<?> card(File front, File back) throws Exception {
    return new DocumentsApi(client).readDocument(front, "identification_card").backside(back).executeWithHttpInfo();
  }

  ApiResponse<?> selfie(File selfie, String prefer) throws Exception {
    return new SelfiesApi(client).checkLiveness(selfie).prefer(prefer).executeWithHttpInfo();
  }

  ApiResponse<?> match(File selfie, File document) throws Exception {
    return new BiometricsApi(client).matchFaces(selfie, document).executeWithHttpInfo();
  }

  ApiResponse<?> together(File selfie, File front, File back) throws Exception {
    return new BiometricsApi(client).checkBiometrics(selfie).documentType("identification_card").document(front)
        .backside(back).executeWithHttpInfo();
  }

  ApiResponse<?> record(long id) throws Exception {
    return new TransactionsApi(client).getTransaction(id).prefer("wait=60").executeWithHttpInfo();
  }
}
