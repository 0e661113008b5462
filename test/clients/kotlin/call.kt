import java.io.File
import java.util.concurrent.TimeUnit
import org.openapitools.client.apis.BiometricsApi
import org.openapitools.client.apis.BiometricsApi.DocumentTypeCheckBiometrics
import org.openapitools.client.apis.DocumentsApi
import org.openapitools.client.apis.DocumentsApi.DocumentTypeReadDocument
import org.openapitools.client.apis.SelfiesApi
import org.openapitools.client.apis.TransactionsApi
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.infrastructure.ClientError
import org.openapitools.client.infrastructure.ClientException
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.infrastructure.ServerError
import org.openapitools.client.infrastructure.ServerException
import org.openapitools.client.models.CheckBiometricsAnswer
import org.openapitools.client.models.CheckLivenessAnswer
import org.openapitools.client.models.MatchFacesAnswer
import org.openapitools.client.models.ReadDocumentAnswer
import org.openapitools.client.models.TransactionRecord

/** Calls a running service with the generated client and prints what it understood, a line each. */

fun picture(name: String) = File(System.getenv("VIVID_PICTURES"), name)

fun valueOf(answer: Any): String? = when (answer) {
    is ReadDocumentAnswer -> answer.reason ?: answer.errorCode?.let { "$it ${answer.error}" } ?: answer.documentNumber
    is CheckLivenessAnswer -> answer.state?.value ?: "${answer.errorCode} ${answer.message}"
    is MatchFacesAnswer -> "${answer.valid}"
    is CheckBiometricsAnswer -> "${answer.liveness?.valid} ${answer.document?.documentNumber}"
    is TransactionRecord -> answer.state.value
    else -> "unknown"
}

/** The client tells no status of what succeeded. */
fun <Answer : Any> say(name: String, request: () -> Answer): Answer? = try {
    request().also { println("$name - ${it::class.simpleName} ${valueOf(it)}") }
} catch (refused: ClientException) {
    sayRefused(name, refused.statusCode, (refused.response as ClientError<*>).body)
} catch (refused: ServerException) {
    sayRefused(name, refused.statusCode, (refused.response as ServerError<*>).body)
}

fun sayRefused(name: String, status: Int, body: Any?): Nothing? {
    val answer = Serializer.moshi.adapter(ReadDocumentAnswer::class.java).fromJson(body as String)!!
    println("$name $status ${answer::class.simpleName} ${valueOf(answer)}")
    return null
}

fun main() {
    val url = System.getenv("VIVID_URL")
    val token = System.getenv("VIVID_TOKEN")
    ApiClient.accessToken = token
    ApiClient.builder.readTimeout(4, TimeUnit.MINUTES)
    val documents = DocumentsApi(url)
    val selfies = SelfiesApi(url)
    val biometrics = BiometricsApi(url)
    val passport = picture("passport.jpg")
    val front = picture("card-front.jpg")
    val back = picture("card-back.jpg")
    val holder = picture("selfie-holder.jpg")
    val card = DocumentTypeReadDocument.identification_card
    fun document(file: File, type: DocumentTypeReadDocument, other: File? = null, api: DocumentsApi = documents) =
        api.readDocument(file, type, backside = other)
    fun selfie(file: File, prefer: String? = null) =
        selfies.checkLiveness(file, prefer = prefer)
    fun read(name: String, api: DocumentsApi) = say(name) { document(passport, DocumentTypeReadDocument.passport, api = api) }

    read("passport", documents)
    say("card") { document(front, card, back) }
    say("screen") { document(picture("card-on-screen.jpg"), card, back) }
    say("selfie") { selfie(picture("selfie-on-screen.jpg")) }
    ApiClient.accessToken = "expired"
    read("token", documents)
    ApiClient.accessToken = token
    read("busy", DocumentsApi(System.getenv("VIVID_AWAY_URL")))
    say("match") { biometrics.matchFaces(holder, front) }
    say("together") {
        biometrics.checkBiometrics(
            holder, document = front, backside = back, documentType = DocumentTypeCheckBiometrics.identification_card,
        )
    }
    val deferred = say("deferred") { selfie(holder, "respond-async") }
    say("record") { TransactionsApi(url).getTransaction(deferred!!.id!!, prefer = "wait=60") }
}
