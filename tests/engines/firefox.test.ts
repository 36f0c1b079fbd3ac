import { firefox } from './firefox';
import { describeWalk } from './walk';

describeWalk(firefox);
