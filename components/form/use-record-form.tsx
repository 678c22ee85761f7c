import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues, PathValue } from 'react-hook-form';
import type { ApiResult } from '@/lib/client/api';
import { type Changes, type Comparison, findChanges, type Versioned } from '@/lib/client/form/conflict';
import { leaveWhenLoggedOut } from './admin-session-end';
import { type ApiForm, type ApiFormOptions, useApiForm } from './use-api-form';
import { type Subject, useRecordConflict } from './use-conflict';

interface SaveContext {
	/** The fields that differ from that version, or of a new record all. */
	changed: Changes;
	/** Shows how much of a file has been sent. */
	onUpload: (share: number) => void;
}

interface RecordFormOptions<Values extends FieldValues, Item extends Versioned, Answer>
	extends Pick<ApiFormOptions<Values, Answer>, 'resolver' | 'focus' | 'onSent' | 'onFailure'> {
	/** As it was opened; null for a new one. */
	record: Item | null;
	subject: Subject;
	valuesOf: (record: Item | null) => Values;
	comparison: Comparison<Values>;
	/** Saves what was made from that version of the record. Null: nothing was sent. */
	send: (values: Values, from: Item | null, more: SaveContext) => Promise<ApiResult<Answer> | null>;
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

/** The form of a record of the back office, which others may change at the same time. */
export function useRecordForm<Values extends FieldValues, Item extends Versioned, Answer>({
	record: opened,
	subject,
	valuesOf,
	comparison,
	send,
	loadNewest,
	savedRecord,
	onReplaced,
	onSent,
	onFailure = leaveWhenLoggedOut,
	...options
}: RecordFormOptions<Values, Item, Answer>): RecordForm<Values, Item> {
	const [record, setRecord] = useState(opened);
	const conflict = useRecordConflict(subject);
	const show = (shown: Item) => {
		setRecord(shown);
		form.reset(valuesOf(shown));
	};
	/** Goes on from a newer version, with what was changed on top of it. */
	const rebase = (newest: Item, merged: Values) => {
		setRecord(newest);
		for (const field of Object.keys(comparison.labels) as FieldPath<Values>[])
			form.change(field, merged[field] as PathValue<Values, typeof field>);
	};
	const save = (values: Values, onUpload: SaveContext['onUpload']) => {
		if (record === null) return send(values, null, { changed: values, onUpload });
		return conflict.save<Item, Values, Answer>({
			opened: record,
			changes: findChanges(values, valuesOf(record)),
			valuesOf,
			comparison,
			send: (changed, from) => {
				const merged = { ...valuesOf(from), ...changed };
				if (from !== record) rebase(from, merged);
				return send(merged, from, { changed, onUpload });
			},
			loadNewest: async () => {
				const newest = await loadNewest(record);
				const keep = (shown: Item) => {
					show(shown);
					onReplaced?.(shown);
					return null;
				};
				return newest && { record: newest, keep: () => keep(newest) };
			},
		});
	};
	const form = useApiForm<Values, Answer>({
		...options,
		defaultValues: valuesOf(opened) as DefaultValues<Values>,
		send: (values, _, onUpload) => save(values, onUpload),
		onSent: (answer) => {
			if (savedRecord) show(savedRecord(answer));
			onSent(answer);
		},
		onFailure,
	});
	return { form, record, conflict: conflict.dialog };
}
