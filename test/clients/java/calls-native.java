import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiResponse;
import org.openapitools.client.api.BiometricsApi;
import org.openapitools.client.api.DocumentsApi;
import org.openapitools.client.api.SelfiesApi;
import org.openapitools.client.api.TransactionsApi;

/** The requests, as the library `native` spells them. */
class Calls {
  private final ApiClient client = new ApiClient();

  /** The library sends every file of a form: this one as a browser sends one that was not chosen, which the service takes for none. */
  private static final File NONE = none();

  private static File none() {
    try {
      File empty = File.createTempFile("none", "");
      empty.deleteOnExit();
      return new File(empty.getPath()) {
        @Override
        public String getName() {
          return "";
        }
      };
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  Calls(String url, String token) {
    client.updateBaseUri(url);
    client.setReadTimeout(Duration.ofMinutes(4));
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
  }

  static Object read(String body, Class<?> type) throws Exception {
    return ApiClient.createDefaultObjectMapper().readValue(body, type);
  }

  private DocumentsApi.APIReadDocumentRequest.Builder document(File front, String type) {
    return DocumentsApi.APIReadDocumentRequest.newBuilder().frontside(front).documentType(type);
  }

  ApiResponse<?> passport(File front) throws Exception {
    return new DocumentsApi(client).readDocumentWithHttpInfo(document(front, "passport").backside(NONE).build());
  }

  ApiResponse<?> card(File front, File back) throws Exception {
    return new DocumentsApi(client).readDocumentWithHttpInfo(document(front, "identification_card").backside(back).build());
  }

  ApiResponse<?> selfie(File selfie, String prefer) throws Exception {
    return new SelfiesApi(client).checkLivenessWithHttpInfo(
        SelfiesApi.APICheckLivenessRequest.newBuilder().selfie(selfie).selfieTurned(NONE).prefer(prefer).build());
  }

  ApiResponse<?> match(File selfie, File document) throws Exception {
    return new BiometricsApi(client).matchFacesWithHttpInfo(
        BiometricsApi.APIMatchFacesRequest.newBuilder().selfie(selfie).document(document).build());
  }

  ApiResponse<?> together(File selfie, File front, File back) throws Exception {
    return new BiometricsApi(client).checkBiometricsWithHttpInfo(
        BiometricsApi.APICheckBiometricsRequest.newBuilder().selfie(selfie).selfieTurned(NONE).documentType("identification_card")
            .document(front).frontside(NONE).backside(back).build());
  }

  ApiResponse<?> record(long id) throws Exception {
    return new TransactionsApi(client).getTransactionWithHttpInfo(
        TransactionsApi.APIGetTransactionRequest.newBuilder().id(id).prefer("wait=60").build());
  }
}
