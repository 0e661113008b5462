// Calls a running service with the generated client and prints what it understood, a line each.
using System;
using System.IO;
using System.Net.Http;
using Newtonsoft.Json;
using Org.OpenAPITools.Api;
using Org.OpenAPITools.Client;
using Org.OpenAPITools.Model;

class Call
{
    static readonly string Url = Environment.GetEnvironmentVariable("VIVID_URL");
    static readonly string Token = Environment.GetEnvironmentVariable("VIVID_TOKEN");

    static FileParameter Picture(string name) =>
        new FileParameter(name, "image/jpeg", File.OpenRead(Path.Combine(Environment.GetEnvironmentVariable("VIVID_PICTURES"), name)));

    static Configuration With(string url, string token) => new Configuration { BasePath = url, AccessToken = token, Timeout = TimeSpan.FromMinutes(4) };

    static DocumentsApi Documents(string url, string token) => new DocumentsApi(new HttpClient(), With(url, token));

    static string Value(object told)
    {
        switch (told)
        {
            case ReadDocumentAnswer answer:
                if (answer.Reason != null) return answer.Reason;
                return answer.ErrorCode == 0 ? answer.DocumentNumber : $"{answer.ErrorCode} {answer.Error}";
            case CheckLivenessAnswer answer:
                return answer.State != null ? Text(answer.State) : $"{answer.ErrorCode} {answer.Message}";
            case MatchFacesAnswer answer:
                return Text(answer.Valid);
            case CheckBiometricsAnswer answer:
                return $"{Text(answer.Liveness.Valid)} {answer.Document.DocumentNumber}";
            case TransactionRecord record:
                return Text(record.State);
            default:
                return "unknown";
        }
    }

    /// As JSON has it, where C# has another case.
    static string Text(object value) => value.ToString().ToLowerInvariant();

    static Answer Say<Answer>(string name, Func<ApiResponse<Answer>> request) where Answer : class
    {
        try
        {
            var response = request();
            Console.WriteLine($"{name} {(int)response.StatusCode} {response.Data.GetType().Name} {Value(response.Data)}");
            return response.Data;
        }
        catch (ApiException refused)
        {
            var told = JsonConvert.DeserializeObject<Answer>(refused.ErrorContent.ToString());
            Console.WriteLine($"{name} {refused.ErrorCode} {told.GetType().Name} {Value(told)}");
            return told;
        }
    }

    static ApiResponse<ReadDocumentAnswer> Passport(DocumentsApi api) => api.ReadDocumentWithHttpInfo(Picture("passport.jpg"), "passport");

    static ApiResponse<ReadDocumentAnswer> Card(string front) =>
        Documents(Url, Token).ReadDocumentWithHttpInfo(Picture(front), "identification_card", backside: Picture("card-back.jpg"));

    static void Main()
    {
        var selfies = new SelfiesApi(new HttpClient(), With(Url, Token));
        var biometrics = new BiometricsApi(new HttpClient(), With(Url, Token));
        var transactions = new TransactionsApi(new HttpClient(), With(Url, Token));
        Say("passport", () => Passport(Documents(Url, Token)));
        Say("card", () => Card("card-front.jpg"));
        Say("screen", () => Card("card-on-screen.jpg"));
        Say("selfie", () => selfies.CheckLivenessWithHttpInfo(Picture("selfie-on-screen.jpg")));
        Say("token", () => Passport(Documents(Url, "expired")));
        Say("busy", () => Passport(Documents(Environment.GetEnvironmentVariable("VIVID_AWAY_URL"), Token)));
        Say("match", () => biometrics.MatchFacesWithHttpInfo(Picture("selfie-holder.jpg"), Picture("card-front.jpg")));
        Say("together", () => biometrics.CheckBiometricsWithHttpInfo(Picture("selfie-holder.jpg"),
            document: Picture("card-front.jpg"), backside: Picture("card-back.jpg"), documentType: "identification_card"));
        var deferred = Say("deferred", () => selfies.CheckLivenessWithHttpInfo(Picture("selfie-holder.jpg"), prefer: "respond-async"));
        Say("record", () => transactions.GetTransactionWithHttpInfo(deferred.Id, prefer: "wait=60"));
    }
}
