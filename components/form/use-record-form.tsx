import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues, PathValue } from 'react-hook-form';
import type { ApiResult } from '@/lib/client/api';
import { findLatestChange, type LatestChange } from '@/lib/client/form/latest-change';
import { type Comparison, conflictFields, mergeChosen } from '@/lib/client/form/record-conflict';
import type { StaleField } from '@/lib/client/form/stale';
import type { SubjectType } from '@/lib/platform/audit/actions';
import { leaveWhenLoggedOut } from './admin-session-end';
import { RecordConflictDialog } from './conflict-dialog';
import { type ApiForm, type ApiFormOptions, useApiForm } from './use-api-form';

interface SaveContext<Values> {
	/** The fields that differ from that version. */
	changed: Partial<Values>;
	/** Shows how much of a file has been sent. */
	onUpload: (share: number) => void;
}

interface RecordFormOptions<Values extends FieldValues, Item, Answer>
	extends Pick<ApiFormOptions<Values, Answer>, 'resolver' | 'focus' | 'onSent' | 'onFailure'> {
	/** As it was opened; null for a new one. */
	record: Item | null;
	/** How the history names it. */
	subject: { type: SubjectType; id: string | null };
	valuesOf: (record: Item | null) => Values;
	comparison: Comparison<Values>;
	/** Whether a newer version that says the same in every compared field is written over without a question. */
	ignoresOtherFields?: boolean;
	/** Saves what was made from that version of the record. Null: nothing was sent. */
	send: (values: Values, from: Item | null, more: SaveContext<Values>) => Promise<ApiResult<Answer> | null>;
	/** The record as it is now; null when it cannot be read. */
	loadNewest: (record: Item) => Promise<Item | null>;
	/** The record in the answer of a save, where the form stays open and shows it. */
	savedRecord?: (answer: Answer) => Item;
	/** Called with the version that the form shows instead of what was typed. */
	onReplaced?: (newest: Item) => void;
}

export interface RecordForm<Values extends FieldValues, Item> {
	form: ApiForm<Values>;
	/** The version that a save is made from. */
	record: Item | null;
	/** Rendered beside the form: the question that a newer version raises. */
	conflict: ReactNode;
}

/** What somebody else has saved while the form was open, to choose from. */
interface Conflict {
	fields: StaleField[];
	change: LatestChange;
	decide: (decision: Decision) => void;
}

/** The words that were chosen of the fields that differ; or theirs alone; or nothing yet. */
type Decision = Readonly<Record<string, string>> | 'theirs' | null;

/** The form of a record that others may change at the same time: after a 409 `record.stale` both versions are shown. */
export function useRecordForm<Values extends FieldValues, Item, Answer>({
	record: opened,
	subject,
	valuesOf,
	comparison,
	ignoresOtherFields = false,
	send,
	loadNewest,
	savedRecord,
	onReplaced,
	onSent,
	onFailure = leaveWhenLoggedOut,
	...options
}: RecordFormOptions<Values, Item, Answer>): RecordForm<Values, Item> {
	const t = useTranslations('admin.frame.stale');
	const [record, setRecord] = useState(opened);
	const [conflict, setConflict] = useState<Conflict | null>(null);
	const findChange = useNewerChange(subject.type, subject.id);
	const decide = (fields: StaleField[], change: LatestChange) =>
		new Promise<Decision>((resolve) => setConflict({ fields, change, decide: resolve })).finally(() =>
			setConflict(null),
		);
	const show = (shown: Item) => {
		setRecord(shown);
		form.reset(valuesOf(shown));
	};
	const save = async (
		mine: Values,
		from: Item | null,
		onUpload: (share: number) => void,
	): Promise<ApiResult<Answer> | null> => {
		const answer = await send(mine, from, { changed: changedFields(mine, valuesOf(from)), onUpload });
		if (answer === null || answer.ok || answer.code !== 'record.stale' || from === null) return answer;
		const newest = await loadNewest(from);
		if (newest === null) return { ...answer, message: t('loadFailed') };
		const theirs = valuesOf(newest);
		const fields = conflictFields({ mine, theirs, base: valuesOf(from) }, comparison);
		if (ignoresOtherFields && fields.every((field) => field.base === field.theirs)) {
			setRecord(newest);
			return save(mine, newest, onUpload);
		}
		const decision = await decide(fields, await findChange());
		if (decision === null) return null;
		if (decision === 'theirs') {
			show(newest);
			onReplaced?.(newest);
			return null;
		}
		setRecord(newest);
		const merged = mergeChosen({ mine, theirs }, decision, comparison);
		for (const field of Object.keys(comparison.labels) as FieldPath<Values>[])
			form.change(field, merged[field] as PathValue<Values, typeof field>);
		return save(merged, newest, onUpload);
	};
	const form = useApiForm<Values, Answer>({
		...options,
		defaultValues: valuesOf(opened) as DefaultValues<Values>,
		send: (values, _, onUpload) => save(values, record, onUpload),
		onSent: (answer) => {
			if (savedRecord) show(savedRecord(answer));
			onSent(answer);
		},
		onFailure,
	});
	return {
		form,
		record,
		conflict: conflict && (
			<RecordConflictDialog
				fields={conflict.fields}
				change={conflict.change}
				onKeepMine={conflict.decide}
				onTakeTheirs={() => conflict.decide('theirs')}
				onClose={() => conflict.decide(null)}
			/>
		),
	};
}

function changedFields<Values extends FieldValues>(values: Values, before: Values): Partial<Values> {
	const changed: Partial<Values> = { ...values };
	for (const field of Object.keys(values) as (keyof Values)[])
		if (values[field] === before[field]) delete changed[field];
	return changed;
}

const nobody: LatestChange = { who: null, when: null };

/**
 * For the form of a record that its owner can change too, who is not in the history: finds who of the
 * administrators has changed it since the form was opened; nobody where none has.
 */
function useNewerChange(subjectType: SubjectType, subjectId: string | null): () => Promise<LatestChange> {
	const known = useRef(Promise.resolve(nobody));
	useEffect(() => {
		if (subjectId !== null) known.current = findLatestChange(subjectType, subjectId);
	}, [subjectType, subjectId]);
	return async () => {
		if (subjectId === null) return nobody;
		const [before, now] = await Promise.all([known.current, findLatestChange(subjectType, subjectId)]);
		known.current = Promise.resolve(now);
		return now.when === before.when ? nobody : now;
	};
}
