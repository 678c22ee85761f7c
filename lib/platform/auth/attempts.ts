import { DomainError } from '@/lib/core/errors';
import { checkIsLeft, consume, consumeInTurn, type Limit } from '@/lib/platform/limits/limits';
import { getAccountKey } from './account-key';
import { holdsDeviceToken } from './device-token';

// How attempts at accounts are limited, by three counts that nothing takes an attempt out of:
//
// - By address: every attempt, with or without a device token.
// - By account: attempts from all browsers that the account does not know, together, so that many addresses are no help.
// - By device token: attempts from one browser at the account that knows it. They are counted apart from those of
//   strangers, who can therefore not make the owner wait. At any other account the token means nothing.
//
// Without an exception, a stranger who uses up an address would keep out everybody behind it. So a browser that the
// account knows has a few attempts of its own at that account where the address has none left.

/** Attempts of one device at the account that knows it, where its address has none left. */
const deviceAttemptLimit: Limit = { name: 'deviceAttempt', points: 5, seconds: 15 * 60 };

/** The same of all devices of one account: a caller who has its password can make tokens without end. */
const deviceAttemptsLimit: Limit = { name: 'deviceAttempts', points: 30, seconds: 15 * 60 };

/** From where somebody attempts something. */
export interface Caller {
	address: string;
	/** What the browser is known by to the account that this is about; null in any other. */
	device: string | null;
}

/** What the attempts at an account are counted under: an owner's own apart from those of strangers. */
export function getAttemptsKey(emailKey: string, device: string | null): string {
	const account = getAccountKey(emailKey);
	return device === null ? account : `${account} ${device}`;
}

/**
 * Refuses an attempt before it is known which account it is at: where the address has none left and the browser holds no
 * token, which might give it attempts of its own.
 *
 * @throws DomainError `limit.exceeded`
 */
export async function checkAttemptIsLeft(
	addressLimit: Limit,
	headers: Headers,
	address: string,
): Promise<void> {
	if (!holdsDeviceToken(headers)) await checkIsLeft(addressLimit, address);
}

/**
 * Counts an attempt against its address.
 *
 * @throws DomainError `limit.exceeded` where the address has none left, and the device none of its own
 */
export async function countAttempt(
	addressLimit: Limit,
	emailKey: string,
	{ address, device }: Caller,
): Promise<void> {
	try {
		await consume(addressLimit, address);
	} catch (error) {
		const isUsedUp = error instanceof DomainError && error.code === 'limit.exceeded';
		if (device === null || !isUsedUp) throw error;
		await consumeInTurn([
			[deviceAttemptLimit, getAttemptsKey(emailKey, device)],
			[deviceAttemptsLimit, getAccountKey(emailKey)],
		]);
	}
}
