import { useLocale, useTranslations } from 'next-intl';
import type { FamilyMember } from '@/lib/client/family/cards/family';
import { relationShown } from '@/lib/client/family/cards/relations';

interface WayNoticeProps {
	/** From the card under the pointer to the viewer's own. */
	way: readonly FamilyMember[];
	meId: string;
}

/** The people between the viewer and a card, from the viewer on. */
export function WayNotice({ way, meId }: WayNoticeProps) {
	const t = useTranslations();
	const language = useLocale();
	const [target] = way;
	return (
		<p
			aria-hidden="true"
			className="pointer-events-none absolute left-3 print:hidden max-w-[calc(100%-1.5rem)] truncate max-md:top-3 md:bottom-3 rounded-control border border-line bg-surface px-3 py-1.5 text-sm shadow-soft"
		>
			<span className="font-bold text-primary">{target && relationShown(target, t, language)}</span>
			{way.toReversed().map((member) => (
				<span key={member.id}>
					{member.id === meId ? ` · ${t('familyTree.card.me')}` : ` › ${member.name}`}
				</span>
			))}
		</p>
	);
}
