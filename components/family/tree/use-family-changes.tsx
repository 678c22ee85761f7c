import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { UndoBar } from '@/components/ui/undo-bar';
import { callApi } from '@/lib/client/api';
import type { CardAnswer, FamilyMember } from '@/lib/client/family/cards/family';
import { showToast } from '@/lib/client/toast';
import { shownName } from '@/lib/features/member/rules/shown-name';

/** As long as the server brings a card back. */
const undoMs = 10_000;

/** A card that has just gone from the tree, and can be brought back. */
interface RemovedCard {
	id: string;
	name: string;
	how: 'removed' | 'hidden' | 'merged' | 'moved' | 'withdrawn' | 'unlinked';
	/** By this browser's clock: milliseconds since 1970. */
	until: number;
}

export interface FamilyChanges {
	/** Whose cards were added, changed or taken out since the page was opened. */
	changed: ReadonlySet<string>;
	/** Says what has been done, and what the server found odd about it. */
	report: (response: CardAnswer) => void;
	/** Reports what was done, marks the card, and reads the family again. */
	settle: (response: CardAnswer, memberId?: string) => Promise<void>;
	offerUndo: (card: Pick<FamilyMember, 'name' | 'written'> & { id: string }, how: RemovedCard['how']) => void;
	removed: RemovedCard | null;
	forgetRemoved: () => void;
	undoBar: ReactNode;
}

/** The changes to cards since the page was opened, and the bar that undoes the last one. */
export function useFamilyChanges(
	reload: () => Promise<void>,
	listHeading: RefObject<HTMLHeadingElement | null>,
	onFailed: (sentence: string) => void,
): FamilyChanges {
	const t = useTranslations('familyTree.remove');
	const handleRefusal = useRefusalHandler();
	const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
	const [removed, setRemoved] = useState<RemovedCard | null>(null);
	const report = ({ message, warnings = [] }: CardAnswer) => {
		showToast(message, 'success');
		for (const warning of warnings) showToast(warning.message, 'info');
	};
	const settle = async (response: CardAnswer, memberId?: string) => {
		report(response);
		if (memberId !== undefined) setChanged((before) => new Set(before).add(memberId));
		await reload();
	};
	const forget = useCallback(
		(hadFocus: boolean) => {
			setRemoved(null);
			if (hadFocus) listHeading.current?.focus({ preventScroll: true });
		},
		[listHeading],
	);
	const undo = async ({ id, how }: RemovedCard) => {
		const params = { id };
		const response =
			how === 'hidden'
				? await callApi('PUT /api/family/update/[id]', { params, body: { isVisible: true } })
				: await callApi('POST /api/family/restore/[id]', { params });
		if (!response.ok && handleRefusal(response)) return;
		if (response.ok) await settle(response.data);
		else onFailed(response.message || t('undoFailed'));
		forget(true);
	};
	return {
		changed,
		report,
		settle,
		offerUndo: (card, how) =>
			setRemoved({ id: card.id, name: shownName(card), how, until: Date.now() + undoMs }),
		removed,
		forgetRemoved: () => setRemoved(null),
		undoBar: removed && (
			<UndoBar
				key={removed.id}
				sentence={t(removed.how, { name: removed.name })}
				texts={{
					button: t('undo'),
					busy: t('undoing'),
					secondsLeft: (seconds) => t('secondsLeft', { seconds }),
				}}
				until={removed.until}
				onUndo={() => undo(removed)}
				onExpire={forget}
			/>
		),
	};
}
