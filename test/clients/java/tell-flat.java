import org.openapitools.client.model.CheckBiometricsAnswer;
import org.openapitools.client.model.CheckLivenessAnswer;
import org.openapitools.client.model.MatchFacesAnswer;
import org.openapitools.client.model.ReadDocumentAnswer;
import org.openapitools.client.model.TransactionRecord;

/** What the objects of the flat document hold. */
class Tell {
  static final Class<?> REFUSAL = ReadDocumentAnswer.class;

  static Object variant(Object answer) {
    return answer;
  }

  static long id(Object deferred) {
    return ((CheckLivenessAnswer) deferred).getId();
  }

  private static String value(Object told) {
    if (told instanceof ReadDocumentAnswer) {
      ReadDocumentAnswer answer = (ReadDocumentAnswer) told;
      if (answer.getReason() != null) return answer.getReason();
      if (answer.getErrorCode() != null) return answer.getErrorCode() + " " + answer.getError();
      return answer.getDocumentNumber();
    }
    if (told instanceof CheckLivenessAnswer) {
      CheckLivenessAnswer answer = (CheckLivenessAnswer) told;
      if (answer.getState() != null) return answer.getState().getValue();
      return answer.getErrorCode() + " " + answer.getMessage();
    }
    if (told instanceof MatchFacesAnswer) return String.valueOf(((MatchFacesAnswer) told).getValid());
    if (told instanceof CheckBiometricsAnswer) {
      CheckBiometricsAnswer answer = (CheckBiometricsAnswer) told;
      return answer.getLiveness().getValid() + " " + answer.getDocument().getDocumentNumber();
    }
    return ((TransactionRecord) told).getState().getValue();
  }

  static String describe(Object told) {
    return told.getClass().getSimpleName() + " " + value(told);
  }
}
