import type { Language } from '@/lib/core/language';
import { relationWord } from '@/lib/features/family/relation-word';
import type { WaitingAccount } from '@/lib/features/member/unclaimed';
import { getEnv } from '@/lib/platform/env/env';
import { notMePath } from './not-me';
import { getLinkPath } from './signed-link';

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
