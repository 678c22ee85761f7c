import { Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import type { Column } from './table';

interface ColumnsMenuProps {
	columns: readonly Pick<Column<never>, 'key' | 'title' | 'isHeader'>[];
	/** The keys of those that are not shown. */
	hidden: readonly string[];
	onChange: (hidden: string[]) => void;
}

/** Which columns are shown beside the one that names the rows. */
export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
	const t = useTranslations('admin.frame.table');
	return (
		<details className="ml-auto">
			<summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-primary text-sm">
				<Columns3 aria-hidden="true" className="size-5" />
				{t('columns')}
			</summary>
			<fieldset className="flex flex-wrap gap-x-5">
				<legend className="sr-only">{t('columns')}</legend>
				{columns
					.filter(({ isHeader }) => !isHeader)
					.map(({ key, title }) => (
						<Checkbox
							key={key}
							label={title}
							checked={!hidden.includes(key)}
							onChange={({ target }) =>
								onChange(target.checked ? hidden.filter((one) => one !== key) : [...hidden, key])
							}
						/>
					))}
			</fieldset>
		</details>
	);
}
