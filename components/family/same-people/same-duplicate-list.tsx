'use client';

import { Combine } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { MergeDialog } from '@/components/family/cards/merge-dialog';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { UndoBar } from '@/components/ui/undo-bar';
import { callApi, type Reply } from '@/lib/client/api';
import { showToast } from '@/lib/client/toast';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { CardFacts, Compared } from './same-question-card';

type Duplicate = Reply<'GET /api/family/same-people'>['duplicates'][number];

const undoMs = 10_000;

interface SameDuplicateListProps {
	duplicates: readonly Duplicate[];
	/** Of the pair whose answer is being sent. */
	busyId: string | null;
	onApart: (id: string) => void;
	/** Cards have been made one, or two again. */
	onMerged: () => Promise<void>;
}

/** Cards of the viewer's own tree that seem to be one person: to be made one, or to stay two. */
export function SameDuplicateList({ duplicates, busyId, onApart, onMerged }: SameDuplicateListProps) {
	const t = useTranslations();
	const language = useLocale();
	const handleRefusal = useRefusalHandler();
	const [merging, setMerging] = useState<Duplicate | null>(null);
	const [merged, setMerged] = useState<{ id: string; name: string; until: number } | null>(null);
	const undo = async () => {
		if (!merged) return;
		const answer = await callApi('POST /api/family/restore/[id]', { params: { id: merged.id } });
		if (!answer.ok && handleRefusal(answer)) return;
		setMerged(null);
		if (answer.ok) showToast(answer.data.message, 'success');
		else showToast(answer.message || t('familyTree.remove.undoFailed'), 'error');
		await onMerged();
	};
	if (duplicates.length === 0 && !merged) return null;
	return (
		<section aria-labelledby="same-duplicates" className="flex flex-col gap-3">
			<h2 id="same-duplicates" className="text-h3 md:text-h3-wide">
				{t('samePeople.duplicates.title')}
			</h2>
			{duplicates.length > 0 && <p className="text-text-soft">{t('samePeople.duplicates.text')}</p>}
			<ul className="flex flex-col gap-4">
				{duplicates.map((duplicate) => {
					const { _id, one: a, other: b, fields } = duplicate;
					const names = { name: shownName(a), otherName: shownName(b) };
					return (
						<li key={_id}>
							<Card className="flex flex-col gap-3 p-4 md:p-6">
								<p className="font-bold font-serif text-heading text-lg">
									{t('samePeople.duplicates.pair', {
										...names,
										relation: a.relationWords[language],
										otherRelation: b.relationWords[language],
									})}
								</p>
								<div className="grid gap-3 sm:grid-cols-2">
									<CardFacts label={t('samePeople.own')} card={a} />
									<CardFacts label={t('samePeople.own')} card={b} />
								</div>
								<Compared label={t('samePeople.compared')} fields={fields} />
								<div className="flex flex-wrap gap-3">
									<Button
										aria-label={t('samePeople.duplicates.mergeFor', names)}
										onClick={() => setMerging(duplicate)}
									>
										<Combine aria-hidden="true" className="size-5" />
										{t('samePeople.duplicates.merge')}
									</Button>
									<Button
										look="outline"
										aria-label={t('samePeople.duplicates.apartFor', names)}
										busyLabel={busyId === _id && t('samePeople.busy')}
										onClick={() => onApart(_id)}
									>
										{t('samePeople.duplicates.apart')}
									</Button>
								</div>
							</Card>
						</li>
					);
				})}
			</ul>
			{merged && (
				<UndoBar
					key={merged.id}
					sentence={t('familyTree.remove.merged', { name: merged.name })}
					texts={{
						button: t('familyTree.remove.undo'),
						busy: t('familyTree.remove.undoing'),
						secondsLeft: (seconds) => t('familyTree.remove.secondsLeft', { seconds }),
					}}
					until={merged.until}
					onUndo={undo}
					onExpire={() => setMerged(null)}
				/>
			)}
			{merging && (
				<MergeDialog
					member={{ id: merging.one._id, name: shownName(merging.one) }}
					otherId={merging.other._id}
					members={[]}
					onDone={({ message, removed }) => {
						setMerging(null);
						showToast(message, 'success');
						setMerged({
							id: removed._id,
							name: shownName(removed),
							until: Date.now() + undoMs,
						});
						void onMerged();
					}}
					onClose={() => setMerging(null)}
				/>
			)}
		</section>
	);
}
