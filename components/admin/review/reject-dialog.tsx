'use client';

import { useRef } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { ignoreLetter } from './key-gate';
import type { ReviewTexts } from './texts';

interface RejectDialogProps {
	title: string;
	/** What is rejected, where it is one thing. */
	subject: string | null;
	texts: ReviewTexts;
	isBusy: boolean;
	/** Why it was not rejected. */
	failure: string | null;
	/** What the reason begins with. */
	typed?: string;
	onReject: (reason: string) => void;
	onClose: () => void;
}

const formId = 'rejection';

/** Asks why something is rejected; nobody has to say it. */
export function RejectDialog({
	title,
	subject,
	texts,
	isBusy,
	failure,
	typed = '',
	onReject,
	onClose,
}: RejectDialogProps) {
	const form = useRef<HTMLFormElement>(null);
	const { rejection } = texts;
	return (
		<Dialog
			title={title}
			closeLabel={texts.close}
			onClose={onClose}
			actions={
				<>
					<Button look="outline" onClick={onClose}>
						{texts.cancel}
					</Button>
					<Button type="submit" form={formId} look="danger" busyLabel={isBusy && rejection.busy}>
						{rejection.confirm}
					</Button>
				</>
			}
		>
			<form
				id={formId}
				ref={form}
				noValidate
				className="flex flex-col gap-4"
				onSubmit={(event) => {
					event.preventDefault();
					if (!isBusy) onReject(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
				}}
			>
				{failure !== null && <Banner tone="error">{failure}</Banner>}
				{subject !== null && <p className="font-semibold">{subject}</p>}
				<Field id="rejection-reason" label={rejection.reason} hint={rejection.hint} isRequired>
					{(control) => (
						<textarea
							{...control}
							name="reason"
							rows={4}
							maxLength={1000}
							defaultValue={typed}
							className={controlClass}
							onKeyDown={(event) => {
								// What is typed when the dialog goes must not be commands of the page under it.
								if (isBusy) ignoreLetter();
								if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
								event.preventDefault();
								form.current?.requestSubmit();
							}}
						/>
					)}
				</Field>
			</form>
		</Dialog>
	);
}
