import { useLocale, useMessages, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod';
import { schemaResolver } from '@/components/form/schema-resolver';
import { type ApiForm, refused } from '@/components/form/use-api-form';
import { type RecordForm, useRecordForm } from '@/components/form/use-record-form';
import { findRefusedPictures } from '@/components/ui/chosen-pictures';
import type { ApiResult } from '@/lib/client/api';
import type { Comparison } from '@/lib/client/form/conflict';
import { getForm } from '@/lib/client/form/form-of';
import { RecordDialog } from '../record-dialog';
import { getReason, type Kind, messagesOf, type Submission, subjectOf } from './submission';

/** What the form of a submission is given; without one it is a new one. */
export interface FormProps<S extends Submission> {
	submission: S | null;
	/** Called with what the server says of a save, and what is saved. */
	onSaved: (message: string, saved: S) => void;
	onClose: () => void;
}

/** `image` is a picture that is chosen, empty where the current one is taken away. */
interface SubmissionValues {
	title: string;
	image: File | '' | null;
}

interface Save<Values> {
	/** Of the one that is changed; null for a new one. */
	id: string | null;
	values: Values;
	body: FormData;
	onUpload: ((share: number) => void) | undefined;
}

interface Saved<S> {
	message: string;
	saved: S;
}

interface FormDialogProps<S extends Submission, Values extends SubmissionValues> extends FormProps<S> {
	kind: Kind;
	labels: Readonly<Record<keyof Values & string, string>>;
	valuesOf: (submission: S | null) => Values;
	shownIn: Comparison<Values>['shownIn'];
	loadSchema: () => Promise<z.ZodType>;
	required: string;
	/** Said of a new one without a picture, where it must have one. */
	imageRequired?: string;
	save: (save: Save<Values>) => Promise<ApiResult<Saved<S>>>;
	/** One as it is now. */
	ask: (id: string) => Promise<ApiResult<S>>;
	/** The fields of the version that is shown. */
	children: (form: ApiForm<Values>, shown: S | null) => ReactNode;
}

export function submissionInputId(field: string): string {
	return `submission-${field}`;
}

export function FormDialog<S extends Submission, Values extends SubmissionValues>({
	submission,
	kind,
	labels,
	valuesOf,
	shownIn,
	loadSchema,
	required,
	imageRequired,
	save,
	ask,
	onSaved,
	onClose,
	children,
}: FormDialogProps<S, Values>) {
	const t = useTranslations('admin.review');
	const tKind = useTranslations(messagesOf[kind]);
	const tPicture = useTranslations('photoField');
	const { fieldErrors } = useMessages();
	const language = useLocale();
	const { image: _image, ...compared }: Readonly<Record<string, string>> = labels;
	/** Counts how often the form has been filled in with a newer version. */
	const [replacements, setReplacements] = useState(0);
	const isNew = submission === null;
	const failed = isNew ? tKind('createFailed') : tKind('updateFailed');
	const recordForm: RecordForm<Values, S> = useRecordForm<Values, S, Saved<S>>({
		record: submission,
		subject: { type: subjectOf[kind], id: submission?._id ?? null },
		valuesOf,
		comparison: { labels: compared as Comparison<Values>['labels'], shownIn },
		resolver: schemaResolver<Values>(loadSchema, language, fieldErrors, ({ image, ...typed }) => typed),
		focus: 'summary',
		send: async (values, from, { changed, onUpload }) => {
			const { formProps, getValues } = recordForm.form;
			const element = formProps.ref.current;
			const unsent = element ? await findRefusedPictures(element) : [];
			if (unsent.length > 0) return { ...refused(tPicture('unsent')), errors: unsent };
			// The picture may have been prepared only now.
			const { image } = getValues();
			if (isNew && imageRequired !== undefined && !image)
				return { ...refused(imageRequired), errors: [{ path: 'image', message: fieldErrors.required }] };
			const { image: _, ...typed } = isNew ? values : changed;
			const picture = image === '' ? { removeImage: true } : { image };
			const answer = await save({
				id: from?._id ?? null,
				values,
				body: getForm({ ...typed, ...picture, version: from?.version }),
				onUpload: image ? onUpload : undefined,
			});
			if (answer.ok) return answer;
			// A picture that is refused with its whole body comes without a field.
			const isPicture = answer.errors.length === 0 && answer.code.startsWith('picture.');
			const atImage = [{ path: 'image', message: answer.message }];
			return { ...answer, message: getReason(answer, failed), ...(isPicture && { errors: atImage }) };
		},
		loadNewest: async ({ _id }) => {
			const answer = await ask(_id);
			return answer.ok ? answer.data : null;
		},
		onReplaced: () => setReplacements((count) => count + 1),
		onSent: ({ message, saved }) => onSaved(message, saved),
	});
	const { form, record, conflict } = recordForm;
	const summary = form.summaryOf(
		Object.entries<string>(labels).map(([name, label]) => ({ name, id: submissionInputId(name), label })),
	);
	const isIncomplete = Object.keys(compared).some((name) => form.errorAt(name) === fieldErrors.required);
	return (
		<RecordDialog
			title={tKind(isNew ? 'createTitle' : 'editTitle')}
			form={form}
			formKey={replacements}
			conflict={conflict}
			submit={tKind(isNew ? 'create' : 'update')}
			busy={t(isNew ? 'form.creating' : 'form.updating')}
			error={isIncomplete ? required : failed}
			summary={summary}
			onClose={onClose}
		>
			{children(form, record)}
		</RecordDialog>
	);
}
