import type { Language } from '@/lib/core/language';
import { notMePath } from '@/lib/features/account/commands/refuse-account';
import { getLinkPath } from '@/lib/features/account/queries/signed-link';
import { relationWord } from '@/lib/features/family/relations/rules/relation-word';
import type { WaitingAccount } from '@/lib/features/member/commands/unclaimed-accounts';
import { getEnv } from '@/lib/platform/env/env';

/** What the mails about an account that waits to be claimed tell of it. */
export function claimFacts(
	{ id, adderName, relation, relatedToName, endsAt }: Omit<WaitingAccount, 'name'>,
	language: Language,
) {
	return {
		...{ language, endsAt },
		whose:
			adderName === null
				? ('portal' as const)
				: relatedToName === null
					? ('own' as const)
					: ('other' as const),
		relation: relation && relationWord(relation, language),
		claimPath: getLinkPath('claim', id),
		notMePath: notMePath(id),
		appUrl: getEnv().appUrl,
	};
}
