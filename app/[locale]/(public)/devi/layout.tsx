import { FailurePanel } from '@/components/heritage/deity/failure-panel';

export default FailurePanel;
