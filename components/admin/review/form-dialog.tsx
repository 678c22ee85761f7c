'use client';

import type { FormEvent, ReactNode } from 'react';
import { RefusalMessage } from '@/components/member/refusal-message';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Progress } from '@/components/ui/progress';
import type { Submission } from './submission';
import type { DeskTexts, ReviewTexts } from './texts';
import type { useSaving } from './use-saving';

interface FormDialogProps {
	/** Null for a new one. */
	submission: Submission | null;
	saving: ReturnType<typeof useSaving>;
	words: DeskTexts;
	texts: ReviewTexts;
	/** Told what the form holds. */
	onSubmit: (fields: FormData) => void;
	onClose: () => void;
	/** The fields. */
	children: ReactNode;
	/** Below the form: what has been done with the record. */
	history?: ReactNode;
}

const formId = 'submission-form';

/** The modal in which a story or a picture is made or changed. */
export function FormDialog({
	submission,
	saving,
	words,
	texts,
	onSubmit,
	onClose,
	children,
	history,
}: FormDialogProps) {
	const isNew = submission === null;
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (!saving.isBusy) onSubmit(new FormData(event.currentTarget));
	};
	return (
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
			<form id={formId} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
				{saving.refusal && (
					<RefusalMessage
						refusal={saving.refusal}
						dismissLabel={texts.dismiss}
						onDismiss={saving.dismiss}
						reveal={() => {}}
					/>
				)}
				{children}
			</form>
			{history}
		</Dialog>
	);
}
