import type { Question } from './question';

/** Words around a question that change nothing in what it asks for. None of them negates, names or judges anything. */
const FRAME = words(
  'a about actually again all also am an and any anything are as at be been being by can could currently d did do does else ever everything exactly for from get give had has have having hello hey hi how i in into is it its just kindly know let like ll look m many may me mean more much my need now of off ok okay on one only or our overall own please pls present project quickly re read really right s say see so some something still t tell than thank thanks that the their them then there these they thing things this those to today too topic topics trend trends shift shifts us ve very want was we were what whats which will with would you your yours show',
);

/** What each kind of answer about one item, or about changes, reads besides the frame and the names. */
const READ: Partial<Readonly<Record<Question['kind'], ReadonlySet<string>>>> = {
  figures: words(
    'growth grow grows growing grew grown cagr momentum rising rise rises fast faster fastest speed slow slower slowing slowly decline declines declining shrink shrinks shrinking falling fall falls booming dying taking driver drivers impacting consumer consumers shopper shoppers industry industries business businesses company companies society societal public size sized sizes sizing sizings large larger big bigger small huge volume mainstream niche average lens lenses figure figures number numbers rate year years annual annually per percent percentage point points value values rank ranked ranking place position compared others other against main key signal quadrant why high low vs versus largest biggest smallest highest lowest most least 3 three compound market share people among strong weak',
  ),
  place: words(
    'quadrant belong belongs platform platforms status statuses consensus maturity mature include includes included where under part within signal marked set',
  ),
  description: words(
    'describe description explain explanation summary summarise summarize overview sentence sentences word words short shortly brief briefly fact facts details detail story background important information info definition define defined think essence gist nutshell couple few two three four five six seven eight nine ten simple simply plain terms happening going main point points called term mentioned meaning means concept idea introduce introduction stand stands behind learn signal work works',
  ),
  deepdive: words(
    'evolution evolve evolved evolving history timeline developed develop develops over time data point points key figure figures number numbers provocation provocations if',
  ),
  sources: words(
    'source sources evidence reference references publisher publishers published publish citation citations cite cited cites link links literature curated list based rely relies back backs behind where who come comes',
  ),
  comparison: words(
    'first second third last two three four 2 3 4 top leading above compare compared comparing comparison versus vs against difference differences differ differs between side table both each other better more less than which larger bigger smaller faster slower growth grow grows growing size sizes sizing large big consumer consumers industry society driver drivers impacting figure figures key cagr lens lenses head same fast strong stronger and how numbers rate higher lower together topics',
  ),
  why: words(
    'why how come reason explain so because become became strong mature disruptor disruptors uncertain signal large small fast slow rising falling grow grows growing grew shrinking declining high low new growth size',
  ),
  changes: words(
    'change changed changes new news newest newly update updated updates movement movements move moved since last previous latest recent recently visit visited session login week version versions data before summarise summarize list miss missed gone removed disappeared vanished deleted dropped out no longer listed included added happened different difference came come left time here quadrant quadrants were anymore fresh discoveries discovery compared old lost went deepdive there whole same figures between up down',
  ),
  insights: words(
    'insight insights weekly week article articles feed latest last newest recent recently new list mention mentions mentioned talk talks speak speaks discuss discussed cover covers covered deal deals published written read summarise summarize related mapped date dated concern concerns regarding touch touches on of from name names there available exist exists',
  ),
};

/**
 * The words of a question that an answer of its kind does not read: it is not given then (decisions, the assistant). null:
 * the answer shows what was not understood itself, or reads no words.
 */
export function unreadWords({ kind }: Pick<Question, 'kind'>, asked: string): readonly string[] | null {
  const read = READ[kind];
  if (read === undefined) return null;
  return asked.split(' ').filter((word) => word !== '' && !FRAME.has(word) && !read.has(word));
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
