/** Every way a call can be refused, with the HTTP status that says it. */
const statusOf = {
	'input.invalid': 400,
	'input.malformed': 400,
	'login.emptyFields': 400,
	'register.underage': 400,
	'password.weak': 400,
	'password.wrong': 400,
	'reset.email': 400,
	'reset.otp': 400,
	'reset.wrongOtp': 400,
	'reset.passwordTooShort': 400,
	'claim.givenPassword': 400,
	'relative.underage': 400,
	'relative.passwordTooShort': 400,
	'auth.required': 401,
	'auth.invalidCredentials': 401,
	'auth.notAllowed': 403,
	'auth.crossSite': 403,
	'account.unclaimed': 403,
	notFound: 404,
	'email.taken': 409,
	'record.stale': 409,
	'administrator.last': 409,
	'body.tooLarge': 413,
	'picture.tooLarge': 413,
	'body.unsupportedType': 415,
	'picture.notAPicture': 415,
	'limit.exceeded': 429,
	'server.unexpected': 500,
	'service.unavailable': 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof statusOf;

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
	cause?: unknown;
}

/** A refusal that a rule decided on; the one kind of error whose reason the caller is told. */
export class DomainError extends Error {
	readonly code: ErrorCode;
	readonly details: ErrorDetails;

	constructor(code: ErrorCode, details: ErrorDetails = {}) {
		super(code, details.cause === undefined ? undefined : { cause: details.cause });
		this.name = 'DomainError';
		this.code = code;
		this.details = details;
	}

	get status(): number {
		return statusOf[this.code];
	}
}
