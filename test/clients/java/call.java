import java.io.File;
import org.openapitools.client.ApiException;
import org.openapitools.client.ApiResponse;

/** Calls a running service with the generated client and prints what it understood, a line each. */
class Call {
  interface Request {
    ApiResponse<?> send() throws Exception;
  }

  static File picture(String name) {
    return new File(System.getenv("VIVID_PICTURES"), name);
  }

  /** Prints the status, the type and what it holds; returns the answer. */
  static Object say(String name, Request request) throws Exception {
    try {
      ApiResponse<?> answer = request.send();
      Object told = Tell.variant(answer.getData());
      System.out.println(name + " " + answer.getStatusCode() + " " + Tell.describe(told));
      return told;
    } catch (ApiException refused) {
      if (refused.getCode() < 400) return unread(name);
      Object told = Calls.read(refused.getResponseBody(), Tell.REFUSAL);
      System.out.println(name + " " + refused.getCode() + " " + Tell.describe(told));
      return told;
    } catch (RuntimeException wrong) {
      return unread(name);
    }
  }

  /** An answer that the client could not read, or took for another. */
  static Object unread(String name) {
    System.out.println(name + " - unread");
    return null;
  }

  public static void main(String[] args) throws Exception {
    String url = System.getenv("VIVID_URL");
    String token = System.getenv("VIVID_TOKEN");
    Calls calls = new Calls(url, token);
    File passport = picture("passport.jpg");
    say("passport", () -> calls.passport(passport));
    say("card", () -> calls.card(picture("card-front.jpg"), picture("card-back.jpg")));
    say("screen", () -> calls.card(picture("card-on-screen.jpg"), picture("card-back.jpg")));
    say("selfie", () -> calls.selfie(picture("selfie-on-screen.jpg"), null));
    say("token", () -> new Calls(url, "expired").passport(passport));
    say("busy", () -> new Calls(System.getenv("VIVID_AWAY_URL"), token).passport(passport));
    say("match", () -> calls.match(picture("selfie-holder.jpg"), picture("card-front.jpg")));
    say("together", () -> calls.together(picture("selfie-holder.jpg"), picture("card-front.jpg"), picture("card-back.jpg")));
    Object deferred = say("deferred", () -> calls.selfie(picture("selfie-holder.jpg"), "respond-async"));
    say("record", () -> calls.record(Tell.id(deferred)));
  }
}
