import { describeWalk } from './walk';
import { webKit } from './webKit';

describeWalk(webKit);
