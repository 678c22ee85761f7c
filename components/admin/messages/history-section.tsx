'use client';

import { useState } from 'react';
import { RecordHistory } from '@/components/admin/record-history';
import type { SubjectType } from '@/lib/features/audit/actions';

interface HistorySectionProps {
	title: string;
	subjectType: SubjectType;
	subjectId: string;
}

/** What administrators have done to a record, once somebody wants to see it. */
export function HistorySection({ title, ...record }: HistorySectionProps) {
	const [isOpen, setOpen] = useState(false);
	return (
		<details className="mt-6" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
			{isOpen && <RecordHistory {...record} />}
		</details>
	);
}
