import type { Messages } from 'next-intl';
import { useState } from 'react';
import type { ApiResult } from '@/lib/client/api';
import { type ComparedField, saveVersioned, type VersionedSave } from '@/lib/client/form/versioned-save';
import { ConflictDialog } from './conflict-dialog';

interface Question {
	fields: readonly ComparedField[];
	answer: (dropped: ReadonlySet<string> | null) => void;
}

/**
 * `save` as `saveVersioned`; `dialog` asks which value to keep, and has to be rendered outside the form, whose fields
 * it would be otherwise.
 */
export function useVersionedSave(texts: Messages['conflict']) {
	const [question, setQuestion] = useState<Question | null>(null);
	const ask = (fields: readonly ComparedField[]) =>
		new Promise<ReadonlySet<string> | null>((resolve) => {
			const answer: Question['answer'] = (dropped) => {
				setQuestion(null);
				resolve(dropped);
			};
			setQuestion({ fields, answer });
		});
	const save = <R extends { version: number | null }, Saved>(
		saving: VersionedSave<R, Saved>,
	): Promise<ApiResult<Saved> | null> => saveVersioned(saving, ask, texts);
	const dialog = question && (
		<ConflictDialog
			fields={question.fields}
			sentence={texts.byUnknown}
			texts={texts}
			onKeepMine={(chosen) => {
				const dropped = question.fields.filter(({ key, theirs }) => chosen[key] === theirs);
				question.answer(new Set(dropped.map(({ key }) => key)));
			}}
			onTakeTheirs={() => question.answer(new Set(question.fields.map(({ key }) => key)))}
			onClose={() => question.answer(null)}
		/>
	);
	return { save, dialog };
}
