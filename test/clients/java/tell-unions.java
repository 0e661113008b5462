import org.openapitools.client.model.AbstractOpenApiSchema;
import org.openapitools.client.model.BiometricsAnswer;
import org.openapitools.client.model.DeferredAnalysis;
import org.openapitools.client.model.FaceMatchAccepted;
import org.openapitools.client.model.IdentityCard;
import org.openapitools.client.model.LivenessAccepted;
import org.openapitools.client.model.LivenessRejected;
import org.openapitools.client.model.Passport;
import org.openapitools.client.model.ProofOfLifeFailure;
import org.openapitools.client.model.Refusal;
import org.openapitools.client.model.TransactionRecord;

/** Which variant of a union an answer was taken for, and what it holds. */
class Tell {
  static final Class<?> REFUSAL = Refusal.class;

  static Object variant(Object answer) {
    return answer instanceof AbstractOpenApiSchema ? ((AbstractOpenApiSchema) answer).getActualInstance() : answer;
  }

  static long id(Object deferred) {
    return ((DeferredAnalysis) deferred).getId();
  }

  private static String value(Object told) {
    if (told instanceof Passport) return ((Passport) told).getDocumentNumber();
    if (told instanceof IdentityCard) return ((IdentityCard) told).getDocumentNumber();
    if (told instanceof ProofOfLifeFailure)
      return ((ProofOfLifeFailure) told).getErrorCode() + " " + ((ProofOfLifeFailure) told).getError();
    if (told instanceof LivenessRejected)
      return ((LivenessRejected) told).getErrorCode() + " " + ((LivenessRejected) told).getMessage();
    if (told instanceof Refusal) return ((Refusal) told).getReason();
    if (told instanceof FaceMatchAccepted) return String.valueOf(((FaceMatchAccepted) told).getValid());
    if (told instanceof DeferredAnalysis) return ((DeferredAnalysis) told).getState().getValue();
    if (told instanceof TransactionRecord) return ((TransactionRecord) told).getState().getValue();
    if (told instanceof BiometricsAnswer) {
      BiometricsAnswer answer = (BiometricsAnswer) told;
      LivenessAccepted alive = (LivenessAccepted) variant(answer.getLiveness());
      return alive.getValid() + " " + ((IdentityCard) variant(answer.getDocument())).getDocumentNumber();
    }
    return "unknown";
  }

  static String describe(Object told) {
    return told.getClass().getSimpleName() + " " + value(told);
  }
}
