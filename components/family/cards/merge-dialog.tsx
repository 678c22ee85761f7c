'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { cardOption } from '@/components/family/exchange/exchange-person-field';
import { DialogForm } from '@/components/form/dialog-form';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Portrait } from '@/components/ui/portrait';
import { RadioGroup } from '@/components/ui/radio-group';
import { shownFailure } from '@/components/ui/shown-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { callApi, type Reply, typedFields } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import type { FamilyMember } from '@/lib/client/family/cards/family';
import { getSpellings } from '@/lib/client/family/cards/spellings';
import { shownValue } from '@/lib/client/member/words';
import { dateWords } from '@/lib/platform/i18n/date-words';
import { useRelativeWords } from './use-relative-words';

const OptionPicker = lazy(() => import('@/components/ui/option-picker'));

type Merged = Reply<'POST /api/family/merge/[id]'>;
type MergePreview = Reply<'GET /api/family/merge/[id]'>;
/** By field, which card is right: `kept` or `other`. */
interface MergeValues {
	answers: Record<string, string>;
}
type MergeConflict = MergePreview['conflicts'][number];

interface MergeDialogProps {
	member: Pick<FamilyMember, 'id' | 'name'>;
	/** The card that seems to be the same person; null where it is still to be chosen. */
	otherId: string | null;
	members: readonly FamilyMember[];
	onDone: (answer: Merged) => void;
	onClose: () => void;
}

/** Makes two cards of one person one: what both tell differently is asked. */
export function MergeDialog({ member, otherId, members, onDone, onClose }: MergeDialogProps) {
	const t = useTranslations();
	const language = useLocale();
	const [picked, setPicked] = useState(otherId);
	/** The cards of the same name, which are offered first. */
	const [namesakes, setNamesakes] = useState<ReadonlySet<string>>(new Set());
	useEffect(() => {
		const own = members.find(({ id }) => id === member.id);
		const names = own ? getSpellings(own) : [];
		void import('@/lib/client/family/cards/namesakes')
			.then(({ areNamesakes }) =>
				setNamesakes(
					new Set(members.filter((one) => areNamesakes(names, getSpellings(one))).map(({ id }) => id)),
				),
			)
			// Then they are offered in the order of the tree.
			.catch(() => {});
	}, [member.id, members]);
	const asked = useQuery({
		...apiQuery('GET /api/family/merge/[id]', {
			params: { id: member.id },
			query: { otherId: picked ?? '' },
		}),
		enabled: picked !== null,
		// The cards may be others the next time.
		gcTime: 0,
	});
	const { data: preview } = asked;
	const missing = shownFailure(asked);
	const refuse = useEffectEvent(useRefusalHandler());
	useEffect(() => {
		if (missing) refuse(missing);
	}, [missing]);
	const send = async ({ answers }: MergeValues) => {
		const answer = await callApi('POST /api/family/merge/[id]', {
			params: { id: member.id },
			body: typedFields({ otherId: picked, answers, version: preview?.version }),
		});
		if (!answer.ok && answer.code === 'record.stale') await asked.refetch();
		return answer;
	};
	const options = members
		.filter(({ id, isPending }) => id !== member.id && !isPending)
		.sort((a, b) => Number(namesakes.has(b.id)) - Number(namesakes.has(a.id)))
		.map((one) => cardOption(one, t, language));
	return (
		<Dialog
			title={t('familyTree.merge.title')}
			onClose={onClose}
			actions={
				!preview && (
					<Button look="outline" onClick={onClose}>
						{t('familyTree.cancel')}
					</Button>
				)
			}
		>
			<div className="flex flex-col gap-5">
				<p>{t('familyTree.merge.intro', { name: member.name })}</p>
				{otherId === null && (
					<Suspense fallback={<Skeleton className="h-20" />}>
						<OptionPicker
							id="merge-other"
							label={t('familyTree.merge.other')}
							options={options}
							picked={picked}
							onPick={setPicked}
							texts={{
								toggle: t('familyTree.merge.picker.toggle'),
								found: t('familyTree.merge.picker.found'),
								none: t('familyTree.merge.nobody'),
							}}
						/>
					</Suspense>
				)}
				{missing && <Banner tone="error">{missing.message || t('familyTree.merge.failed')}</Banner>}
				{asked.isLoading && <Skeleton className="h-32" />}
				{preview && (
					<DialogForm<MergeValues, Merged>
						key={`${picked} ${preview.version}`}
						texts={{
							confirm: t('familyTree.merge.confirm'),
							busy: t('familyTree.merge.busy'),
							cancel: t('familyTree.cancel'),
							failed: t('familyTree.merge.failed'),
						}}
						defaultValues={{ answers: Object.fromEntries(preview.conflicts.map(({ field }) => [field, ''])) }}
						send={send}
						onDone={onDone}
						onCancel={onClose}
					>
						{({ register, errorAt }) => (
							<>
								<p className="font-semibold text-lg">
									{t('familyTree.merge.pair', { name: preview.kept.name, other: preview.other.name })}
								</p>
								<p className="text-text-muted">
									{preview.conflicts.length > 0
										? t('familyTree.merge.conflicts')
										: t('familyTree.merge.noConflicts')}
								</p>
								{preview.conflicts.map((conflict) => (
									<ConflictField
										key={conflict.field}
										conflict={conflict}
										control={register(`answers.${conflict.field}`, {
											required: t('familyTree.merge.answerMissing'),
										})}
										error={errorAt(`answers.${conflict.field}`)}
									/>
								))}
								<p className="text-text-muted">{t('familyTree.merge.explained')}</p>
							</>
						)}
					</DialogForm>
				)}
			</div>
		</Dialog>
	);
}

interface ConflictFieldProps {
	conflict: MergeConflict;
	control: UseFormRegisterReturn;
	error: string | undefined;
}

/** Two values of one field, of which one is right. */
function ConflictField({ conflict: { field, kept, other }, control, error }: ConflictFieldProps) {
	const words = useRelativeWords();
	const { language, t } = words;
	const ownLabels: Readonly<Record<string, string>> = useMessages().familyTree.merge.fields;
	const memberLabels: Readonly<Record<string, string>> = words.messages.memberFields;
	const isPhoto = field === 'photo';
	const shown = (value: string) =>
		field === 'dob' || field === 'diedOn' ? dateWords(value, t, language) : shownValue(field, value, words);
	return (
		<div className="flex flex-col gap-2">
			<RadioGroup
				id={`merge-${field}`}
				{...control}
				legend={ownLabels[field] ?? memberLabels[field] ?? field}
				isRequired
				error={error}
				choices={[
					{ value: 'kept', label: isPhoto ? t('familyTree.merge.firstPhoto') : shown(kept) },
					{ value: 'other', label: isPhoto ? t('familyTree.merge.secondPhoto') : shown(other) },
				]}
			/>
			{isPhoto && (
				<div className="flex gap-6">
					<Portrait photo={kept} className="size-20" />
					<Portrait photo={other} className="size-20" />
				</div>
			)}
		</div>
	);
}
