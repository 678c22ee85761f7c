'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { FormErrors } from '@/components/form/form-errors';
import { useApiForm } from '@/components/form/use-api-form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioGroup } from '@/components/ui/radio-group';
import { callApi, type Reply, typedFields } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { showToast } from '@/lib/client/toast';
import { useForSeeker } from './use-seeker';

interface GuardianNoteListProps {
	memberId: string;
}

type Note = Reply<'GET /api/family/guardians/notes'>['notes'][number];

/** The notes of the seeker and all guardians about a match, and the viewer's own; nothing where no other reader exists. */
export function GuardianNoteList({ memberId }: GuardianNoteListProps) {
	const t = useTranslations('matching.notes');
	const forSeeker = useForSeeker();
	const { data, refetch } = useQuery(apiQuery('GET /api/family/guardians/notes', forSeeker));
	if (!data?.isShared) return null;
	const notes = data.notes.filter(({ otherId }) => otherId === memberId);
	const own = notes.find(({ author }) => author.isMe) ?? null;
	return (
		<Card className="flex flex-col gap-4 p-4 md:p-6">
			<div>
				<h2 className="text-h3 md:text-h3-wide">{t('title')}</h2>
				<p className="text-sm text-text-muted">{t('text')}</p>
			</div>
			<NoteList notes={notes} />
			<NoteForm key={own?.createdAt ?? ''} memberId={memberId} own={own} onSaved={() => void refetch()} />
		</Card>
	);
}

/** The notes about one match. */
function NoteList({ notes }: { notes: readonly Note[] }) {
	const language = useLocale();
	const t = useTranslations('matching.notes');
	if (notes.length === 0) return <p className="text-text-muted">{t('empty')}</p>;
	return (
		<ul aria-label={t('title')} className="flex flex-col gap-2">
			{notes.map(({ author, word, text, createdAt }) => (
				<li key={`${author._id} ${createdAt}`} className="flex flex-wrap items-baseline gap-2">
					<span className="font-semibold">
						{author.isMe
							? t('me')
							: author.words
								? t('by', { name: author.written?.name ?? author.name, words: author.words[language] })
								: (author.written?.name ?? author.name)}
					</span>
					{word && <Badge>{t(`words.${word}`)}</Badge>}
					{text && <span className="min-w-0 wrap-anywhere">{text}</span>}
				</li>
			))}
		</ul>
	);
}

interface NoteFormProps extends Pick<GuardianNoteListProps, 'memberId'> {
	own: Note | null;
	onSaved: () => void;
}

const words = ['yes', 'ask', 'no', 'none'] as const;

function NoteForm({ memberId, own, onSaved }: NoteFormProps) {
	const t = useTranslations('matching.notes');
	const forSeeker = useForSeeker();
	const { formProps, register, errorAt, failure, dismissFailure, isBusy } = useApiForm({
		defaultValues: { word: own?.word ?? 'none', text: own?.text ?? '' },
		send: ({ word, text }) =>
			callApi('PUT /api/family/matches/[id]/note', {
				...forSeeker,
				params: { id: memberId },
				body: typedFields({ word: word === 'none' ? null : word, text: text.trim() || null }),
			}),
		onSent: ({ message }) => {
			showToast(message, 'success');
			onSaved();
		},
	});
	const tAll = useTranslations('matching');
	return (
		<form {...formProps} className="flex flex-col gap-3">
			{failure && (
				<FormErrors
					title={failure.message || t('failed')}
					summary={[]}
					failure={failure}
					dismiss={{ label: tAll('dismiss'), onDismiss: dismissFailure }}
				/>
			)}
			<RadioGroup
				id="note-word"
				{...register('word')}
				legend={t('word')}
				choices={words.map((value) => ({ value, label: t(`words.${value}`) }))}
			/>
			<Field id="note-text" label={t('own')} hint={t('hint')} error={errorAt('text')}>
				{(control) => <Input {...control} {...register('text')} maxLength={200} />}
			</Field>
			<div>
				<Button type="submit" look="outline" busyLabel={isBusy && t('saving')}>
					{t('save')}
				</Button>
			</div>
		</form>
	);
}
