import type { ApiFailure } from '@/lib/client/api';

/**
 * Turns the second factor off and logs in. It may be off already, when the login after an earlier try was refused: the
 * login follows all the same. Answers the refusal, or what the login answers.
 */
export async function logInWithoutSecondFactor(
	turnOff: () => Promise<{ ok: true } | ApiFailure>,
	logIn: () => Promise<ApiFailure | null>,
): Promise<ApiFailure | null> {
	const answer = await turnOff();
	return answer.ok || answer.code === 'secondFactor.off' ? logIn() : answer;
}
