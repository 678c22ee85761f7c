import type { Messages } from 'next-intl';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiResult } from '@/lib/client/api';
import {
	type Conflict,
	type Decision,
	saveVersioned,
	type Versioned,
	type VersionedSave,
} from '@/lib/client/form/conflict';
import { findLatestChange } from '@/lib/client/form/latest-change';
import type { SubjectType } from '@/lib/platform/audit/actions';
import { formatMoment } from '@/lib/platform/i18n/format';
import { ConflictDialog } from './conflict-dialog';

interface Question {
	conflicts: readonly Conflict[];
	sentence: string;
	decide: (decision: Decision) => void;
}

interface ConflictQuestion {
	/** As `saveVersioned`. */
	save: <R extends Versioned, Values extends FieldValues, Saved>(
		saving: VersionedSave<R, Values, Saved>,
	) => Promise<ApiResult<Saved> | null>;
	/** To be rendered outside the form, whose fields it would be otherwise. */
	dialog: ReactNode;
}

/** For a form whose record may be changed elsewhere while it is open: asks which value to keep where both have changed a field. */
export function useConflict(
	texts: Messages['conflict'] | Messages['admin']['frame']['stale'],
	loadSentence: () => Promise<string> = async () => texts.byUnknown,
): ConflictQuestion {
	const [question, setQuestion] = useState<Question | null>(null);
	const ask = async (conflicts: readonly Conflict[]) => {
		const sentence = await loadSentence();
		return new Promise<Decision>((resolve) => setQuestion({ conflicts, sentence, decide: resolve })).finally(
			() => setQuestion(null),
		);
	};
	return {
		save: (saving) => saveVersioned(saving, ask, texts.loadFailed),
		dialog: question && (
			<ConflictDialog
				conflicts={question.conflicts}
				sentence={question.sentence}
				texts={texts}
				onDecide={question.decide}
			/>
		),
	};
}

/** How the history names a record. */
export interface Subject {
	type: SubjectType;
	/** Null for a new one. */
	id: string | null;
}

/**
 * The same for administrators. The question names the administrator who has changed the record since the form was
 * opened; a change by its owner is not in the history.
 */
export function useRecordConflict({ type, id }: Subject): ConflictQuestion {
	const t = useTranslations('admin.frame.stale');
	const { stale } = useMessages().admin.frame;
	const language = useLocale();
	const lastChange = useRef<ReturnType<typeof findLatestChange> | null>(null);
	useEffect(() => {
		if (id !== null) lastChange.current = findLatestChange(type, id);
	}, [type, id]);
	return useConflict(stale, async () => {
		if (id === null) return stale.byUnknown;
		const [before, now] = await Promise.all([lastChange.current, findLatestChange(type, id)]);
		lastChange.current = Promise.resolve(now);
		const { who, when } = now;
		const moment = when === null || when === before?.when ? null : formatMoment(when, language);
		return who === null || moment === null ? stale.byUnknown : t('byWhom', { who, when: moment });
	});
}
