'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { RefusalMessage } from '@/components/member/refusal-message';
import { Button } from '@/components/ui/button';
import { findRefusedPictures } from '@/components/ui/chosen-pictures';
import { Dialog } from '@/components/ui/dialog';
import { Progress } from '@/components/ui/progress';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import type { ApiFieldError } from '@/lib/client/api';
import { useAdmin } from '../admin-context';
import type { LatestChange } from '../latest-change';
import { StaleDialog } from '../stale-dialog';
import { useNewerChange } from '../use-newer-change';
import { callPathOf, subjectOf } from './deeds';
import { findNewest } from './newest';
import { type Facts, overwritten, staleFieldsOf } from './stale-fields';
import type { Kind, Submission } from './submission';
import type { DeskTexts, ReviewTexts } from './texts';
import { useSaving } from './use-saving';

/** What the form of a submission is given; without one it is a new one. */
export interface FormProps<S extends Submission> {
	submission: S | null;
	/** Told what the server answers once it has taken it. */
	onSaved: (answer: unknown) => void;
	onClose: () => void;
}

/** What the server would refuse. */
interface Problem {
	title: string;
	errors: readonly ApiFieldError[];
}

interface FormDialogProps<S extends Submission> extends FormProps<S> {
	kind: Kind;
	words: DeskTexts;
	texts: ReviewTexts;
	/** Names of the fields by how they are called in the form. */
	labels: Readonly<Record<string, string>>;
	problemIn: (form: FormData) => Problem | null;
	/** What is sent of the form, of the version that was read. */
	bodyOf: (form: FormData, version: number | null) => FormData;
	/** Reads one alone. */
	readOne: (answer: unknown) => S | null;
	/** What stands in the fields that are compared when two have changed it at once. */
	factsOf: (submission: S) => Facts;
	/** A value of such a field in words. */
	shownFact: (field: string, value: string) => string;
	/** The fields; `shown` is what they begin with. */
	children: (shown: S | null, errorAt: (field: string) => string | undefined) => ReactNode;
}

const formId = 'submission-form';

/** The modal in which a story or a picture is made or changed. */
export function FormDialog<S extends Submission>({
	submission,
	onSaved,
	onClose,
	...form
}: FormDialogProps<S>) {
	const { kind, words, texts, labels } = form;
	const { language, texts: frame } = useAdmin();
	const [shown, setShown] = useState(submission);
	const [stale, setStale] = useState<{ sent: FormData; newer: S; change: LatestChange } | null>(null);
	const findChange = useNewerChange(subjectOf[kind], submission?.id ?? null);
	const sent = useRef(new FormData());
	const isNew = shown === null;
	const unsaved = useUnsavedForm();
	const saving = useSaving({
		labels,
		failed: isNew ? words.createFailed : words.updateFailed,
		onSaved,
		onStale: async () => {
			const newer = shown && (await findNewest(shown, form.readOne));
			if (newer) setStale({ sent: sent.current, newer, change: await findChange() });
			else saving.refuse(frame.stale.loadFailed, []);
		},
	});
	const send = (fields: FormData, version: number | null) => {
		sent.current = fields;
		const path = callPathOf[kind];
		const body = form.bodyOf(fields, version);
		void saving.send(shown ? `${path}/${shown.id}` : path, shown ? 'PUT' : 'POST', body);
	};
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (saving.isBusy) return;
		const { currentTarget } = event;
		const refused = await findRefusedPictures(currentTarget);
		const fields = new FormData(currentTarget);
		const problem = form.problemIn(fields);
		if (refused.length > 0) saving.refuse(texts.picture.unsent, refused);
		else if (problem) saving.refuse(problem.title, problem.errors);
		else send(fields, shown?.version ?? null);
	};
	return (
		<>
			<Dialog
				title={isNew ? words.createTitle : words.editTitle}
				closeLabel={texts.close}
				onClose={onClose}
				actions={
					<>
						{saving.uploaded !== null && (
							<Progress label={texts.form.uploading} value={saving.uploaded} max={1} />
						)}
						<Button look="outline" onClick={onClose}>
							{texts.cancel}
						</Button>
						<Button
							type="submit"
							form={formId}
							busyLabel={saving.isBusy && (isNew ? texts.form.creating : texts.form.updating)}
						>
							{isNew ? words.create : words.update}
						</Button>
					</>
				}
			>
				<form
					key={shown?.version ?? ''}
					id={formId}
					method="post"
					noValidate
					onSubmit={submit}
					{...unsaved.watch}
					onInput={saving.forgetErrorAt}
					className="flex flex-col gap-5"
				>
					{saving.refusal && (
						<RefusalMessage
							refusal={saving.refusal}
							dismissLabel={texts.dismiss}
							onDismiss={saving.dismiss}
							reveal={() => {}}
						/>
					)}
					{form.children(shown, saving.errorAt)}
				</form>
			</Dialog>
			{stale && shown && (
				<StaleDialog
					fields={staleFieldsOf({
						sent: stale.sent,
						base: form.factsOf(shown),
						theirs: form.factsOf(stale.newer),
						labels,
						shown: form.shownFact,
					})}
					who={stale.change.who}
					when={stale.change.when}
					language={language}
					texts={frame.stale}
					isBusy={saving.isBusy}
					onKeepMine={(chosen) => {
						const theirs = form.factsOf(stale.newer);
						setStale(null);
						send(overwritten(stale.sent, chosen, theirs, form.shownFact), stale.newer.version);
					}}
					onTakeTheirs={() => {
						setShown(stale.newer);
						setStale(null);
					}}
					onClose={() => setStale(null)}
				/>
			)}
		</>
	);
}
