/** Every way a call can be refused, with the HTTP status that says it. */
const statusOf = {
	'input.invalid': 400,
	'input.malformed': 400,
	'body.stalled': 400,
	'login.emptyFields': 400,
	'blog.fieldsRequired': 400,
	'register.underage': 400,
	'password.weak': 400,
	'password.wrong': 400,
	'secondFactor.wrongCode': 400,
	'reset.email': 400,
	'reset.otp': 400,
	'reset.wrongOtp': 400,
	'reset.passwordTooShort': 400,
	'claim.givenPassword': 400,
	'confirmation.wrongCode': 400,
	'relative.underage': 400,
	'relative.passwordTooShort': 400,
	'family.credentialsRequired': 400,
	'family.self': 400,
	'family.nameRequired': 400,
	'family.genderMismatch': 400,
	'family.genderNeeded': 400,
	'family.parentYounger': 400,
	'marriage.twoOfOneGender': 400,
	'marriage.departed': 400,
	'gedcom.notGedcom': 400,
	'gedcom.nobody': 400,
	'gedcom.encoding': 400,
	'gedcom.tooManyPeople': 400,
	'gedcom.tooManyLines': 400,
	'gedcom.tooTangled': 400,
	'csv.empty': 400,
	'csv.encoding': 400,
	'csv.broken': 400,
	'csv.ragged': 400,
	'csv.tooManyRows': 400,
	'import.columns': 400,
	'import.refused': 400,
	'gallery.textRequired': 400,
	'gallery.imageRequired': 400,
	'auth.required': 401,
	'auth.idle': 401,
	'auth.invalidCredentials': 401,
	'auth.secondFactorRequired': 401,
	'auth.secondFactorWrong': 401,
	'administration.loginRequired': 401,
	'blog.loginToWrite': 401,
	'blog.loginToDelete': 401,
	'auth.notAllowed': 403,
	'auth.crossSite': 403,
	'administration.secondFactorRequired': 403,
	'family.ownCard': 403,
	'family.ownProfile': 403,
	'account.deceased': 403,
	'account.unclaimed': 403,
	'account.emailUnconfirmed': 403,
	notFound: 404,
	'record.removed': 404,
	'confirmation.expired': 404,
	'question.ended': 404,
	'email.taken': 409,
	'secondFactor.alreadyOn': 409,
	'secondFactor.notStarted': 409,
	'secondFactor.off': 409,
	'secondFactor.passwordReset': 409,
	'record.stale': 409,
	'clan.listed': 409,
	'clan.alias': 409,
	'clan.same': 409,
	'khaanp.inUse': 409,
	'administrator.last': 409,
	'family.alreadyAsked': 409,
	'family.alreadyLinked': 409,
	'family.crossingRequest': 409,
	'family.requestAnswered': 409,
	'family.askedOtherwise': 409,
	'family.awaitsAnswer': 409,
	'family.notInvitable': 409,
	'family.tooLateToRestore': 409,
	'family.tooLateToUndo': 409,
	'family.secondFather': 409,
	'family.secondMother': 409,
	'family.ownAncestor': 409,
	'family.treeFull': 409,
	'family.twoAccounts': 409,
	'family.notOnePerson': 409,
	'family.changedSinceMerge': 409,
	'family.joinedOtherwise': 409,
	'guardian.alreadyAsked': 409,
	'guardian.notListed': 409,
	'biodata.tooMany': 409,
	'biodata.tooManyLinks': 409,
	'question.answered': 409,
	'question.tooMany': 409,
	'question.tooManyOfOne': 409,
	'interest.notListed': 409,
	'interest.alreadySent': 409,
	'interest.agreed': 409,
	'interest.notAccepted': 409,
	'interest.tooSoon': 409,
	'interest.manyOpen': 409,
	'interest.manyOpenAtFirst': 409,
	'interest.manyDeclined': 409,
	'interest.manyToday': 409,
	'interest.closed': 409,
	'meeting.tooManyQuestions': 409,
	'interest.impossible': 409,
	'report.alreadySent': 409,
	'report.answered': 409,
	'review.notPending': 409,
	'import.stale': 409,
	'undo.tooLate': 409,
	'undo.changed': 409,
	'trash.addressTaken': 409,
	'trash.treeTaken': 409,
	'trash.ownerAway': 409,
	'trash.khaanpAway': 409,
	'trash.khaanpTaken': 409,
	'body.tooLarge': 413,
	'csv.tooLarge': 413,
	'picture.tooLarge': 413,
	'picture.tooManyPixels': 413,
	'body.unsupportedType': 415,
	'picture.notAPicture': 415,
	'picture.heic': 415,
	'picture.animated': 415,
	'limit.exceeded': 429,
	'server.unexpected': 500,
	'service.unavailable': 503,
	'service.busy': 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof statusOf;

/** Every code of the catalogue. */
export const errorCodes = Object.keys(statusOf) as ErrorCode[];

/** One field that was refused. `message` is a key under `fieldErrors` in the messages, `values` its arguments. */
export interface FieldError {
	path: string;
	message: string;
	values?: Record<string, string | number>;
}

export interface ErrorDetails {
	fields?: FieldError[];
	/** Seconds until the same call may go through, for 429 and 503. */
	retryAfterSeconds?: number;
	/** ICU arguments of the sentence. */
	values?: Record<string, string | number>;
	/** The caller has not sent the whole request: its connection is closed after the answer. */
	isBodyUnfinished?: true;
	cause?: unknown;
}

/** The mark of every copy of DomainError: the server's bundles each have their own, and hand errors to each other. */
const domainErrorMark = Symbol.for('khamma-ghani.domain-error');

/** A refusal that a rule decided on; the one kind of error whose reason the caller learns. */
export class DomainError extends Error {
	readonly [domainErrorMark] = true;
	readonly code: ErrorCode;
	readonly details: ErrorDetails;

	constructor(code: ErrorCode, details: ErrorDetails = {}) {
		super(code, details.cause === undefined ? undefined : { cause: details.cause });
		this.name = 'DomainError';
		this.code = code;
		this.details = details;
	}

	static override [Symbol.hasInstance](value: unknown): value is DomainError {
		return typeof value === 'object' && value !== null && domainErrorMark in value;
	}

	get status(): number {
		return statusOf[this.code];
	}
}
