"""What the service answers with. Made by npm run docs from the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired


class FieldDetails(TypedDict):
    confidence: float
    source: Literal["mrz", "barcode", "print"]
    agreeing: List[str]
    flags: List[str]


class Contradiction(TypedDict):
    field: str
    between: List[str]
    values: List[str]


class PictureDetails(TypedDict):
    picture: Literal["frontside", "backside"]
    side: Union[Literal["front", "back"], None]
    quad: Union[List[List[float]], None]
    documents: int


class OcrDetails(TypedDict):
    fields: Dict[str, FieldDetails]
    contradictions: List[Contradiction]
    link: Union[Literal["linked", "contradicted", "unlinked", "unlinkable"], None]
    expired: Union[bool, None]
    age: Union[int, None]
    template: Union[str, None]
    pictures: List[PictureDetails]
    reason: NotRequired[str]
    sandbox: NotRequired[bool]


class Passport(TypedDict):
    document_number: str
    registry_number: str
    country: str
    names: str
    surnames: str
    birth_date: str
    gender: Literal["M", "F"]
    expiration_date: str
    image_score: float
    valid: bool
    id: NotRequired[int]
    details: NotRequired[OcrDetails]


class Mrz(TypedDict):
    document_number: str
    registry_number: str
    country: str
    names: str
    surnames: str
    birth_date: str
    gender: Literal["M", "F"]
    expiration_date: str
    image_score: float


class PassportPlusPrint(TypedDict):
    names: str
    surnames: str
    midlename: str
    document_number: str
    expiration_date: str
    birth_date: str
    issuing_date: str
    place_of_birth: str
    mrz_code: str


class PassportPlus(TypedDict):
    MRZ: Mrz
    OCR: PassportPlusPrint
    valid: bool
    id: NotRequired[int]
    details: NotRequired[OcrDetails]


class MexicanPassportPrint(TypedDict):
    country: str
    document_number: str
    CURP: str
    gender: Literal["M", "F", ""]
    names: str
    midlename: str
    expiration_date: str
    birth_date: str
    issuing_date: str
    place_of_birth: str


class MexicanPassport(TypedDict):
    MRZ: Mrz
    OCR: MexicanPassportPrint
    id: NotRequired[int]
    details: NotRequired[OcrDetails]


class MrzUnscored(TypedDict):
    document_number: str
    registry_number: str
    country: str
    names: str
    surnames: str
    birth_date: str
    gender: Literal["M", "F"]
    expiration_date: str


class PartFailure(TypedDict):
    error: str
    error_code: int


class PassportPartial(TypedDict):
    MRZ: MrzUnscored
    OCR: PartFailure
    id: NotRequired[int]
    details: NotRequired[OcrDetails]


class IdentityCard(TypedDict):
    document_number: str
    names: str
    surnames: str
    gender: Literal["M", "F", ""]
    birth_country: str
    birth_date: str
    nationality: str
    issuing_date: str
    expiration_date: str
    valid: bool
    id: NotRequired[int]
    details: NotRequired[OcrDetails]


class CardBack(TypedDict):
    document_number: str
    names: str
    surnames: str
    gender: Literal["M", "F", ""]
    birth_country: str
    birth_date: str
    nationality: str
    issuing_date: str
    expiration_date: str


class CardFront(TypedDict):
    document_number: str
    names: str
    surnames: str
    gender: Literal["M", "F", ""]
    birth_country: str
    birth_date: str
    nationality: str
    issuing_date: str
    expiration_date: str
    blood_type: str


class Sides(TypedDict):
    backside: CardBack
    frontside: CardFront
    matches_percentage: float
    match: bool
    valid: bool
    id: NotRequired[int]
    details: NotRequired[OcrDetails]


class FailureDetails(TypedDict):
    reason: str
    sandbox: NotRequired[bool]


class ProofOfLifeFailure(TypedDict):
    valid: Literal[False]
    error: str
    error_code: int
    id: int
    details: NotRequired[FailureDetails]


class OcrFailureDetails(TypedDict):
    metadata: NotRequired[str]
    fields: NotRequired[Dict[str, FieldDetails]]
    contradictions: NotRequired[List[Contradiction]]
    link: NotRequired[Union[Literal["linked", "contradicted", "unlinked", "unlinkable"], None]]
    expired: NotRequired[Union[bool, None]]
    age: NotRequired[Union[int, None]]
    template: NotRequired[Union[str, None]]
    pictures: NotRequired[List[PictureDetails]]
    reason: NotRequired[str]
    sandbox: NotRequired[bool]


class OcrFailure(TypedDict):
    error: str
    error_code: int
    details: NotRequired[OcrFailureDetails]
    id: NotRequired[int]


class LivenessScores(TypedDict):
    score: float
    quality: float
    liveness: float


class LivenessAccepted(TypedDict):
    valid: Literal[True]
    api_response: NotRequired[LivenessScores]
    id: NotRequired[int]


class LivenessRejected(TypedDict):
    valid: Literal[False]
    message: str
    error_code: int
    api_response: NotRequired[LivenessScores]
    id: NotRequired[int]
    details: NotRequired[FailureDetails]


class FaceMatchScores(TypedDict):
    similarity: float
    quality: float


class FaceMatchAccepted(TypedDict):
    valid: Literal[True]
    api_response: NotRequired[FaceMatchScores]
    id: NotRequired[int]


class FaceMatchRejected(TypedDict):
    valid: Literal[False]
    message: str
    error_code: int
    api_response: NotRequired[FaceMatchScores]
    id: NotRequired[int]
    details: NotRequired[FailureDetails]


class BiometricsAnswer(TypedDict):
    valid: bool
    liveness: NotRequired[Union[LivenessRejected, LivenessAccepted]]
    face_match: NotRequired[Union[FaceMatchRejected, FaceMatchAccepted]]
    document: NotRequired[Union[ProofOfLifeFailure, PassportPartial, OcrFailure, Passport, IdentityCard, Sides, PassportPlus, MexicanPassport]]
    id: NotRequired[int]


class BiometricsRejected(TypedDict):
    valid: Literal[False]
    message: str
    error_code: int
    details: NotRequired[FailureDetails]


class Refusal(TypedDict):
    error: str
    reason: str
    field: NotRequired[str]
    request_id: NotRequired[str]


class BiometricsUnfinished(TypedDict):
    error: str
    reason: str
    field: NotRequired[str]
    request_id: NotRequired[str]
    valid: Literal[False]
    liveness: NotRequired[Union[LivenessRejected, Refusal, LivenessAccepted]]
    face_match: NotRequired[Union[FaceMatchRejected, Refusal, FaceMatchAccepted]]
    document: NotRequired[Union[ProofOfLifeFailure, PassportPartial, OcrFailure, Refusal, Passport, IdentityCard, Sides, PassportPlus, MexicanPassport]]


class TransactionJob(TypedDict):
    kind: Literal["ocr", "id-reader-plus", "selfie-liveness", "face-match"]
    queued_ms: int
    fetch_ms: int
    engine_ms: int
    models: List[str]


class TransactionRecord(TypedDict):
    id: int
    tenant: str
    kind: Literal["ocr", "liveness", "face_match", "biometrics"]
    state: Literal["under_way", "finished", "waiting", "running", "done", "failed", "abandoned"]
    started_at: str
    finished_at: Union[str, None]
    status: Union[int, None]
    error_code: Union[int, None]
    error: Union[str, None]
    finding: Union[str, None]
    link: Union[Literal["linked", "contradicted", "unlinked", "unlinkable"], None]
    sandbox: NotRequired[bool]
    jobs: List[TransactionJob]
    images_kept_until: Union[str, None]
    erased_at: Union[str, None]
    result: NotRequired[Any]


class DeferredAnalysis(TypedDict):
    id: int
    state: Literal["waiting"]


class UsageOfKind(TypedDict):
    tenant: str
    day: str
    kind: Literal["ocr", "id-reader-plus", "selfie-liveness", "face-match"]
    outcome: str
    count: int


class UsageOfTransactions(TypedDict):
    tenant: str
    day: str
    outcome: str
    count: int


UsageReport = TypedDict(
    "UsageReport",
    {"from": 'str', "to": 'str', "kinds": 'List[UsageOfKind]', "transactions": 'List[UsageOfTransactions]', "sandbox": 'NotRequired[List[UsageOfTransactions]]'},
)


class WebhookData(TypedDict):
    id: int
    kinds: List[Literal["ocr", "id-reader-plus", "selfie-liveness", "face-match"]]
    valid: Union[bool, None]
    error_code: Union[int, None]
    reason: Union[str, None]
    sandbox: NotRequired[bool]
    result: NotRequired[Any]


class WebhookEvent(TypedDict):
    type: Literal["analysis.done", "analysis.failed"]
    timestamp: str
    data: WebhookData


class FailedWebhook(TypedDict):
    webhook_id: str
    event: WebhookEvent
    attempts: int
    problem: str
    failed_at: str


class FailedWebhooks(TypedDict):
    failed: List[FailedWebhook]


class ReplayedWebhook(TypedDict):
    webhook_id: str
    state: Literal["waiting"]
