/** Made by `npm run generate:spam-weights`: do not edit. */
export const baseWeights = `
3 ai,companies,i send
2.9 <money> in
2.8 # a,businesses,claim your,now <link>,worldwide
2.7 leads,mobile,receive,reply for,up to
2.6 like yours,produce,professional,shall,we produce,with our
2.5 <mail>,<money> per,images,instant,send you,shall i,team,to meet,wallet
2.4 a professional,at <money>,backlinks,china,customers,daily,for companies,income,invest in,it works,lose
2.4 provide,rank,same day,us your,usdt,your area,your business,your free,за
2.3 only <money>,we provide
2.2 # free,a free,at low,bags,brief,free spins,friend,get #,india,jetzt,list of,niche,quality,release,reviews
2.2 reviews for,send us,sign up,sites,software,spins,this message,thousands,to claim,tonight,unlimited
2.2 your card,your phone
2.1 # <money>,acquiring,ads,affordable,assistant,btc,calendar,calls,companies like,competitive,contacts,doctors
2.1 enter,entry,exclusive,fees,from <money>,guide,him,hope,how many,in acquiring,in china,know your,loans at
2.1 lose #,low cost,million dollars,non,notice your,of up,ohne,our ai,paperwork,phone numbers,platform
2.1 register your,shipping,telegram,them or,these,thousands of,tiktok,to #,to receive,verified,visitors,watch
2.1 welcome bonus,wholesale,wish,wish to,with no,you #,your online,your town,по
2 bonus,prices
1.9 # last,# zl,% discount,a <money>,a demo,a lawsuit,a leading,a licensed,about to,acquiring a,address and
1.9 amount and,and duration,and found,applied,applied to,as internet,assistants,average,blogs,books,bots
1.9 brand as,bring,builders,business for,buy cheap,casino bonus,ce certified,chatbot,chatgpt,companies and
1.9 consultants,curious,cyber,de google,dead,digital,dr,duration,earn,eu,european,every month,expires today
1.9 extra,family,fill,financial,finds,for only,forward to,free,full name,google reviews,grow your,guaranteed
1.9 hosting,hours and,ihre,images on,immediately to,industry,internet,internet keyword,is about,is live
1.9 just <money>,keyword,kindly revert,lawsuit,leading,link back,linkedin,list on,local search,lonely
1.9 looking forward,lower your,lucky,makes,masterclass,me send,mobile apps,month thanks,monthly,name and
1.9 negative,no deposit,obligation,on telegram,online presence,online without,only pay,optimise,our consultants
1.9 our work,party,pay by,permanent,places,powerful,presence,profit,rates,reasonable,rebuild,remove negative
1.9 renew,required,revert,save,search,secure your,seek,serious,sexy,small businesses,start with,start your
1.9 stolen,stop,targeted,team i,thanks to,the construction,the media,to <money>,to release,trial,try
1.9 upgrade your,viagra online,views,vip,votre,we noticed,who wish,with ai,with these,withdraw
1.9 without prescription,writers,your #,your blog,your calendar,your message,yours to,zl,на,пишите,信,微,微 信,真
1.8 avoid,fast,free trial,gummies,low,may i,meet,online,only #,people,real,to avoid,while,your brand
1.8 your company,yours
1.7 # btc,# kilos,# real,# same,# seconds,# times,# рублеи,% a,<money> each,<money> into,<money> to,a brief
1.7 a chat,a dead,a financial,a fund,a growth,a line,a list,a wikipedia,about immigrants,abroad,accept
1.7 adult sites,advertise,ai assistants,al,allow,am curious,an ai,an internet,and books,and donate,and email
1.7 and emails,and like,and paperwork,and phone,and receive,and remit,and remove,another party,any need
1.7 any quote,anytime,apply today,appointments,articles,assist,at half,at reasonable,auf,average claim
1.7 avoid legal,b2b,backlink,backlink to,bangladesh,bangladesh ready,be owed,be yours,beat,beat any,bei
1.7 belonging,belonging to,below <link>,best online,bez,bim modelling,book today,book your,boost,boost your
1.7 bots can,brand,brands who,brief meeting,bulk,business in,business of,businesses to,by chatgpt,by industry
1.7 calendar with,calendars,calendars for,can steal,can upgrade,card details,card information,case,cent,ceo
1.7 certification,channel,chargers,chargers for,clean free,clients images,coach,coating for,collateral
1.7 company was,comparison,competitive price,competitors,connect,construction fair,consultant for
1.7 consultants guide,contact <mail>,contact forms,contractors,could be,counts,covers,covers you,create
1.7 credit of,credit ok,curious if,customers find,cuts,cuts hours,cyber team,database,de votre,dead client
1.7 deals,dear friend,dear purchasing,delete them,deletion,deletion <link>,demo,desde,develop,developer
1.7 dinheiro,doctors love,document,dollars,dollars belonging,donate today,door companies,download the,drone
1.7 drone footage,dying,each record,earn <money>,earn weekly,earned,earned #,effects,empresa,enter your,europe
1.7 ev chargers,evidence,examples,exams,exhibitor,experience needed,expert,experts,exploring,extra income,face
1.7 face a,facebook ads,factories,factories with,financial consultant,find companies,finds you,firms near
1.7 first clean,fit ev,footage,footage for,for business,for details,for door,for factories,for manufacturers
1.7 for new,for software,forms,found it,found your,free <link>,free and,free call,free comparison,free seo
1.7 from bangladesh,from google,from india,fund,funds to,ganhe,generators,get thousands,google ads,growth
1.7 growth agency,guide you,half the,handle calendars,has applied,has name,have an,have exhibitor,have hacked
1.7 have surplus,hello this,herbal,hi dear,hi team,him on,home improvement,hope this,hour,hours to
1.7 how customers,how it,i assist,i earned,i handle,i seek,ici,ici <link>,identity,ielts,immigrants
1.7 immigrants the,improvement,in below,in europe,in india,information to,instagram followers
1.7 internet marketing,is only,it does,it expires,it or,jobs every,join,keywords,kilos,know you,last minute,led
1.7 like what,likes,limited,limited places,limited space,limited supply,line of,linkedin and,list your
1.7 live limited,loan amount,looks outdated,losing,lost funds,love it,lover,main keywords,make extra,manager we
1.7 managers,manufacturer of,many can,me for,media will,meet tonight,meeting to,men,message shows,message to
1.7 modelling,modelling for,modern,modern look,monat,money down,month only,month would,more customers,more jobs
1.7 my private,name address,name loan,names,natural,need for,needed,negative ones,new account,niche blogs
1.7 ningbo,no collateral,no credit,no money,no side,not tell,numbers,numbers and,oferujemy,off plan
1.7 offering loans,ofrecemos,on linkedin,on niche,one backlink,or face,order here,order now,order today
1.7 order us,our clients,our company,our cyber,our products,our specialists,outdated,overnight,packages,pagina
1.7 paperwork for,party in,passive income,pay less,pay per,pay when,payment to,paypal,penalties,per cent
1.7 per click,per lead,petition,petition and,phd,picture and,plagiarism,plan prices,play now,players,pre
1.7 prepared,prepared a,prevent,produce drone,produce powder,product,products,programmers,programmers at
1.7 property developers,provide bim,psychic,psychic on,purchasing manager,quote in,rankings,rebuild sites
1.7 receive a,receptionist,record,record has,recorded you,recover it,redesign,register for,release it
1.7 remit payment,requirement,results,return off,revenue,revenue while,revert with,revisions,revisions only
1.7 save up,saved,saved #,scaling,scaling your,scan,script,see #,see if,seek your,send how,share,shenzhen
1.7 should be,shows it,side effects,sin,site looks,sites face,skype,something you,sorted by,specialists,spell
1.7 spells,spots,ssl,start at,steal,steal data,still something,stock list,streamline,supplier of,surplus
1.7 surplus for,switch,team recover,team unlimited,tell you,that should,the domain,the european,the free
1.7 the masterclass,the petition,the psychic,the top,the year,these gummies,this finds,this still,through your
1.7 to <mail>,to all,to prevent,to write,today and,town want,trademark,trader,traffic,tramadol,try it,turned
1.7 unlimited revisions,up now,usdt mining,via,view our,voicemail,vote,was selected,watch the,we add,we beat
1.7 we coach,we deliver,we develop,we fit,we optimise,we prepared,we rebuild,we streamline,we supply,website on
1.7 weeks with,what you,while working,while you,wikipedia,will link,winner of,with phone,with usdt
1.7 without obligation,wordpress,working capital,worldwide shipping,worth exploring,write in,write to,you allow
1.7 you handle,you only,you our,you saved,you well,you will,you would,your brief,your competitors,your cost
1.7 your country,your craft,your full,your main,your picture,your prize,your profile,your rankings
1.7 your trademark,zu,без,в топ,месяц,онлаин,от,от #,продвижение,рублеи,саитов,телеграм,топ,代,代 开,优,发,发 票,点,票,税
1.7 系,网,联,联 系,送
1.6 # %,%,<link>,business,here <link>
1.5 % interest,a month,and get,apply,be interested,before it,book,certified,charge,cialis,de #,developers
1.5 for your,half,message,on whatsapp,open to,per,per month,recover,registration,to your,videos,welcome
1.4 # bei,# companies,# contacts,# million,# new,# password,# per,# plus,# questions,# second,% accuracy
1.4 % daily,% is,% paid,% return,% welcome,% with,<money>,<money> #,<money> <link>,<money> al,<money> an
1.4 <money> im,<money> lidl,<money> no,<money> par,<money> pro,<money> weekly,a car,a company,a competitor
1.4 a dying,a flat,a friend,a modern,a simple,a well,aaa,ab,ab <money>,accept sponsored,accuracy,activity,ad to
1.4 ada,address below,ads for,advance,advertise in,against,agents,ai assistant,ai automation,ai receptionist
1.4 airdrop,all your,aluminium profiles,am barrister,am lonely,an exit,an expert,an hour,an instant
1.4 an investment,an iphone,and android,and delete,and extracted,and facebook,and gummies,and ill,and left
1.4 and mobile,and never,and pay,and pricing,and quotation,and recorded,and upgrade,and will,and win
1.4 and withdraw,android,annum,answers your,any country,any port,apply <link>,apply now,appointments for,apps
1.4 aqui,aqui <link>,are interested,article on,artwork,assistants changes,at wholesale,atm card,attack,attorney
1.4 attorney to,au,audience,audience with,automation,automation so,avoid deletion,award winning,bags online
1.4 bank in,banks,barrister,basis,be deactivated,be useful,been chosen,been drawn,bei google,beloved,bez bik
1.4 bik,bis,bis <money>,bitcoin is,bitcoin to,bitcoin trading,bonus #,bonus de,boss,bot,bottle,boxes,brand new
1.4 bring your,bringen,bringen ihre,btc to,business excellence,business firms,business is,businesses like
1.4 buy designer,buy now,buy real,buy viagra,buyers only,by transfer,campaigns,can bring,can fix,can focus
1.4 can help,can redesign,card,card processing,care,carpenters,cast,caster,catalog,cbd oil,certificates
1.4 changes how,charity through,chatbot to,cheap,cheap cialis,cheap flights,cheap viagra,cheapest price,check
1.4 chosen,chosen to,cif,cif any,cleaning in,clients see,clique,cliquez,cliquez ici,cn,cold emails,companies in
1.4 companies worldwide,company based,company offering,company on,company qualifies,competitor does,complete
1.4 compliant sites,compre,compre seguidores,computer,connect your,consultation,consultation <link>
1.4 contact form,contact him,contact the,contactez nous,cooperation,copyrighted,cost <money>,could get,country
1.4 country for,counts and,create a,credit card,criteria,crypto scam,custom,customer,customers from,cut your
1.4 data entry,day free,day from,day no,days no,deactivated,deactivated within,deals last,debt,decision makers
1.4 decyzja,dedicated,delivery no,demand,demo here,desde <money>,designer bags,details <link>,developer who
1.4 developers with,device,device and,dhl your,dinheiro em,direct,discount possible,discount this,discuss
1.4 discuss scaling,disposable,do follow,doctors hate,dofollow,domain,domain name,donate,donate my,draw,drawn
1.4 drawn as,driving licences,dun,dying widow,edits,eligible,eligible for,em casa,email list,engines,enquiries
1.4 entre,entry only,errors that,european business,every weekend,excellence,exhibitor list,expires,explainer
1.4 expo #,extracted,extracted your,facility managers,facts,facts about,fill in,final notice,finance your
1.4 first deposit,first month,five star,fixed matches,flights,focus,focus on,follow link,followers and
1.4 for businesses,for prices,for small,for up,foreign,found our,free artwork,free audit,free consultation
1.4 free registration,free sample,free valuation,friend i,friendly,from china,from home,from just,from shenzhen
1.4 from zhejiang,fund of,ganhe dinheiro,get iso,get paid,get started,get you,get your,gifts,girl,girls in,gold
1.4 good morning,good time,google,grab,grab a,grace,greetings,guangdong,gummies with,hacker,hackers,half is
1.4 handle a,handsome,handsome i,hate,hello sir,hello we,help you,helped #,hi handsome,hi would,high da,hire a
1.4 home job,homepage,hong,hong kong,hosting and,hours or,how on,i share,i would,ideas,ielts certificates
1.4 ihre website,ill send,im monat,in bitcoin,in btc,in guangdong,in hong,in manchester,in one,in real
1.4 in working,income from,income with,infected,infringement,instant delivery,insurance due,insurance quotes
1.4 interes,interested,interested and,into #,into <money>,inv,inv #,invest,invoice inv,iphone #,ireland for
1.4 is available,is out,is pre,is yours,iso,jetzt registrieren,join free,join the,just send,kliknij,kong,kredit
1.4 kredit ohne,late client,lawyer,le referencement,leads for,leads in,leak,led lights,let me,lets,licences
1.4 lidl,lidl voucher,lights and,like more,like youtube,limited spots,link <link>,link building,links on,list
1.4 losing customers,lottery draw,louis,louis vuitton,lover back,low price,lucky winner,madam we,maitre
1.4 manager in,manager on,manchester,manufacturers at,many do,matches,me how,media,meetings,member,mes
1.4 message our,messages <link>,microsoft,midnight,million,million pounds,mit bitcoin,mobile friendly
1.4 mobile numbers,mois,month free,moq #,more hours,native,needed <link>,new players,niche edits,nitrile
1.4 nitrile gloves,no contract,no paperwork,no rx,no skills,non compliant,non drop,not mobile,not showing
1.4 notice,nous proposons,now at,now by,of charge,of companies,of hardware,of stolen,oferujemy pozycjonowanie
1.4 ohne schufa,oil and,on page,online <link>,only,open in,or you,order at,order online,ordinary
1.4 ordinary people,our catalog,our certified,our crypto,our free,our manager,our members,our packages,our phd
1.4 our portfolio,our price,our showreel,our team,our vip,our writers,outdated and,outreach,outreach with
1.4 overnight shipping,owners,ozempic,page de,page for,paid tomorrow,par mois,para su,parcel is,particulares
1.4 partner to,passports driving,password here,passwords,pay after,pay here,pay now,payday loans,payout,pending
1.4 per annum,per article,per pill,person,phone number,phone to,photos here,picks,pics,pill,place an
1.4 plagiarism free,plan covers,plans from,please see,please tell,plugin,plus vat,posicionamiento
1.4 posicionamiento seo,post for,pounds,power,powerful spell,pozycjonowanie,pozycjonowanie stron,pre approved
1.4 premiere,premiere page,presale,prestamos,preview,price oem,prices free,prices from,prices start,private
1.4 private lender,private photos,processing,professional manufacturer,profile and,promotional
1.4 promotional gifts,proposons,proposons le,provide your,publication,qualifies,qualifies for,quality replica
1.4 question who,quick question,rank your,reach,reached,reading,reading this,ready to,real accounts,real estate
1.4 real instagram,reales,reasonable cost,receive <money>,receive the,receiving,receiving messages
1.4 recover stolen,recovery,redesign your,refer,refer a,referencement,refused,refused by,register,registered
1.4 registered passports,registrieren,remote,remove them,replica watches,replies,reply if,reply in,researched
1.4 result,returns,returns with,reviews and,reward,risk,rivals,robot,rx,s,sale generators,save on,scale
1.4 scan your,schedule a,schufa,sea,sea freight,search engines,searching,searching for,seats,secret system
1.4 see examples,see our,see samples,seguidores,send counts,seo,seo888,serious buyers,service,settle
1.4 sexy singles,shortlisted,shortlisted for,showing,showreel,sie <money>,sign,sign in,simple,simple script
1.4 singles,singles in,sites for,skills,smes,solar,spell caster,spins and,sponsored,ssl certificate
1.4 star reviews,started,starting,stolen bitcoin,stolen images,stop it,stron,struggling,struggling with
1.4 su empresa,success,supply led,support,swiss,switch free,szybka,target,target criteria,taux,taux de
1.4 tax refund,tell us,the directory,the document,the evidence,the facts,the overdue,the registration
1.4 this wallet,through you,tiktok views,time tomorrow,to charity,to donate,to expire,to ireland,to keep
1.4 to place,to register,to renew,today #,today <link>,today at,tool,top,top of,top quality,trademark in
1.4 tradespeople,trading bot,trading platform,traffic from,trial today,trophy,trustpilot reviews,turn
1.4 turned <money>,undetectable,until i,unusual,up every,url,url <link>,us <mail>,us with,useful,valuation
1.4 verdienen,verdienen sie,verify your,version,viagra cialis,video to,virtual,virtual assistant,visibility
1.4 visitor,visitors to,vite,von,vote against,votre site,vpn,vuitton,w google,wallet at,wallet within,want more
1.4 watching,wcag compliant,we build,we finance,we fix,we manage,we offer,we send,web development,webcam
1.4 webcam while,website auf,website looks,website which,website with,website without,weekend,welders,well do
1.4 well researched,whatsapp <link>,whether you,who handles,wholesale prices,wikipedia page,winning,wir bringen
1.4 with emails,with one,withdraw anytime,without my,women,won <money>,workers,workers from,working more,worth
1.4 would consider,writers write,you accept,you advertise,you for,you my,you through,your case,your city
1.4 your computer,your contact,your contacts,your customers,your demand,your device,your domain,your first
1.4 your hosting,your identity,your messages,your microsoft,your offer,your package,your parcel,your password
1.4 your place,your product,your ranking,your requirement,your reward,your rivals,your statement,your storage
1.4 your target,your thesis,your visibility,your wallet,your webcam,your whatsapp,your winnings,youtube
1.4 youtube videos,zero,zhejiang,бонус,бонус #,в телеграм,гарантия,гарантия результата,за #,за месяц
1.4 за регистрацию,и,играи,играи в,казино,ключ,обратнои,обратнои связи,оплата,пишите в,по ссылке,по формам,под
1.4 под ключ,продвижение саитов,рассылка,регистрацию,результата,саитов в,связи,ссылке,ссылке <link>
1.4 телеграм <link>,формам,формам обратнои,专,专 业,乐,人,优 化,优 惠,信 seo888,公,公 司,册,册 送,加,化,可 查,司,各,各 类,名,场,场 注,实,实 可
1.4 建,建 设,开 发,惠,排,排 名,提,查,注,注 册,澳,澳 门,真 人,真 实,票 真,站,站 建,类,系 微,线,网 站,设,赌,赌 场,送 #
1.3 amount,area,at <link>,buy,buyers,construction,contact,crypto,dear,for <money>,full,many,me know,messages
1.3 month,more,on request,per hour,play,request,upgrade,us on,well,write
1.2 % sure,and save,and you,and your,at your,bad,bad credit,car,compliant,congratulations,decision,emails,final
1.2 firms,for brands,for free,forward,hacked your,hot,hours,in your,interest rate,invoice and,it <link>,it with
1.2 less,licensed,mining,na,near you,per day,portfolio,posts,publish,ranking,send your,share the,share your
1.2 slots,storage,to invest,to see,to start,who can,winner,with <money>
1.1 # hours,book a,brands,every,hire,investment,is your,loans,now,offering,online casino,prescription,profile
1.1 stock,tell,to our,win,working,y,you be,your site
1 # <link>,# architects,# auto,# best,# bis,# blogs,# booked,# calls,# carat,# certification,# cheap
1 # contractors,# developers,# digital,# eth,# five,# freispielen,# from,# get,# gh,# haccp,# horas,# hour,# i
1 # ig,# inboxes,# inches,# instagram,# instead,# irish,# kg,# languages,# left,# likes,# links,# listeners
1 # minimal,# minut,# minutes,# more,# names,# news,# niche,# on,# only,# page,# people,# posts,# potential
1 # puffs,# qualified,# quality,# reais,# skilled,# sure,# this,# travail,# tys,# uk,# undelivered,# verified
1 # visitors,# vpn,# will,# word,# working,# y,# yeezy,# youtube,# долларов,# кг,# минут,# оплата,# сообщении
1 # 元,% <link>,% ao,% bonus,% cheaper,% de,% deposit,% fixed,% for,% full,% guaranteed,% last,% natural,% of
1 % per,% profit,% success,% up,% win,% zinsen,% в,% и,% на,% 提,% 稳,<link> before,<link> casino,<link> daftar
1 <link> is,<link> looking,<link> nfl,<link> with,<mail> cheap,<mail> for,<mail> included,<mail> today
1 <mail> with,<money> amazon,<money> at,<money> au,<money> bonus,<money> con,<money> daily,<money> decision
1 <money> ici,<money> inkl,<money> legue,<money> million,<money> mo,<money> now,<money> one,<money> pending
1 <money> por,<money> sans,<money> with,<money> within,<money> zu,a <mail>,a banker,a banner,a booking
1 a bookkeeper,a brand,a business,a call,a chatbot,a chatgpt,a cheating,a cheque,a colleague,a conference
1 a confidential,a contacts,a data,a database,a day,a ddos,a dedicated,a digital,a director,a document
1 a dofollow,a flyer,a forbes,a foreign,a freelance,a fresh,a full,a god,a hacked,a hacker,a half,a kind
1 a lawyer,a lead,a lonely,a man,a mandatory,a merchant,a mutually,a mystery,a non,a or,a parcel,a particulares
1 a partir,a pay,a peacekeeping,a penalty,a permanent,a powerful,a preview,a private,a production,a quotation
1 a recent,a royal,a screenshot,a suspicious,a tax,a toute,a trial,a trustworthy,a us,a vat,a verified,a very
1 a viewing,a virtual,a virus,a voicemail,a wealthy,a week,a winner,a1,a1 and,aaa copies,aaa quality,abc123456
1 about home,about improving,about interiors,about optimising,about promoting,about scaling,about security
1 above,above you,accept choose,access <link>,access to,accorde des,account and,account details,account expires
1 account here,account in,account manager,acquire,acquire companies,acquiring an,across,across ireland
1 across the,action <link>,activity on,ad campaigns,ad spend,ada compliant,ada wcag,add a,add an,add it,add my
1 add our,address has,address occupation,admin,admin with,ads and,ads desde,adult dating,adult videos
1 advance today,advertise on,advise quantity,adviser,advisors,advisors today,affordable monthly
1 affordable price,affordable rates,affordable seo,after delivery,after midnight,against our,against the,age
1 agencia,agencia de,agency discount,agency from,agency has,agency offering,agent that,agents in,agents so
1 ago i,agora,agora e,ai agent,ai agents,ai at,ai chatbot,ai platform,ai sdr,ai to,ai trader,ai voice,aime
1 aime en,air freight,airdrop is,al #,al dia,al mes,all contact,all i,allow contributions,allow guest
1 allow paid,also cures,also money,alternatif,alternatif <link>,am mrs,am neha,am rahul,am sam,am searching
1 am single,am the,amazing,amazing business,amazon,amazon gift,among,among beneficiaries,amount <money>
1 amount from,amount needed,an affordable,an amazing,an audit,an exhibition,an idea,an original,an unpaid
1 an urgent,analysis,analysis we,and age,and air,and automate,and bags,and bank,and bars,and become,and best
1 and brand,and builders,and cn,and contractors,and cost,and counterfeit,and customers,and d6,and disposable
1 and double,and earn,and exporter,and fake,and fibroids,and fills,and filmed,and flood,and free,and gain
1 and give,and got,and gucci,and hashtags,and he,and herbs,and home,and id,and individuals,and ireland,and last
1 and loads,and locks,and make,and makes,and manufacturers,and nepal,and niche,and night,and nitrile,and no
1 and online,and permanent,and personal,and phentermine,and port,and power,and powerful,and promo,and pte
1 and publish,and rank,and rates,and real,and safe,and seek,and settle,and sheet,and social,and solar
1 and sports,and ssl,and stickers,and sugar,and takeoff,and think,and tiktok,and trademark,and tramadol
1 and tuna,and uk,and views,and vip,and wake,and websites,and xanax,and youtube,android apps,android mobile
1 angebot an,angebot seo,animate,animate your,animated,animated video,animation,animation and,anmelden
1 anmelden <link>,annual company,annum with,another woman,answer #,answer customer,answer report,answer with
1 answer yes,answering,answering #,answers leads,antworten,antworten sie,any industry,any relationship
1 any requirement,any shipment,anytime referral,ao,ao dia,apartments #,api,api for,aposte,aposte agora,appear
1 appear for,application before,application development,apply after,apply at,appointments every,approval within
1 apps and,apps at,apps in,architects and,architects at,architects builders,are cmmi,are cute,are eligible
1 are hiring,are invisible,are limited,are local,are losing,are low,are manufacturer,are ningbo,are one
1 are reading,are todays,are your,area are,area only,area want,army,army general,arthritis,article for
1 article or,article to,article via,articles on,as beneficiary,as cn,as i,as original,as our,as seen,asdkjh
1 asdkjh qwlekj,asia,asia has,ask dr,ask for,ask us,assessment,assist family,assist local,assist small
1 assistance,assistant from,assistant on,assistant replies,assistant to,assistant with,assistants is
1 assistants needed,at affordable,at an,at risk,at scale,at very,attached is,attached overdue,attached unpaid
1 attack on,attack starting,attempt,attempt to,attendee,attendee list,attendees,attendees list,attente
1 attention,attention your,au bitcoin,au taux,auctioned,audit,audit are,audit we,audit without,auf diese
1 auf platz,auf seite,aumente,aumente suas,authorise,authorise this,authorised,authorised this,authority #
1 authority websites,authorize,authorize please,auto,auto refill,automate,automate your,automated
1 automated bitcoin,autopilot,available serious,aval,aval al,avant,avant expiration,avoid losing
1 avoid penalties,avoid security,award,award #,awards #,awards and,awareness,azienda,azienda in,b2b data
1 b2b database,b2b leads,bachelor,bachelor master,back <money>,back about,back in,back lost,back pain
1 back within,backlinks #,backlinks and,backlinks de,backlinks guest,backlinks on,backlinks rank,backlinks und
1 badge,badge guaranteed,bags #,bags and,bags at,bags in,baixos,baixos dinheiro,bajos,bald,bali,bali property
1 ban,ban sunglasses,bank card,banker,banker with,banknotes,banknotes undetectable,banks wholesale,banner
1 banner is,barrister john,barrister mensah,bars,bars #,based factory,based on,bazy,bazy mailingowe,be able
1 be auctioned,be cancelled,be destroyed,be disconnected,be infected,be perfect,be removed,be sued,be under
1 be your,beantragen,beantragen <link>,beautiful,beautiful slavic,become rich,bed,been exceeded,been limited
1 been refused,been selected,been shortlisted,before friday,before listing,before midnight,bei uns,belly
1 belly fat,beloved i,beloved one,below to,ben,bending,bending machine,beneficiaire,beneficiaire dun,beneficial
1 beneficial business,beneficiaries,beneficiaries of,beneficiary,benefit,benefit us,benotigen,benotigen sie
1 besoin,besoin dun,best fob,best mattress,best offer,best rates,best regards,best time,best vpn,bet,bet with
1 bets,better homepage,betting channel,betting tips,bez wychodzenia,bieten backlinks,big every,biggest
1 biggest supplier,bik do,bik szybka,billing information,bills by,bim,bing,bitcoin garanti,bitcoin garantiert
1 bitcoin handel,bitcoin lucro,bitcoin quickly,bitcoin with,bitcoin within,blackjack,blackjack poker,blast your
1 blog articles,blog free,blog post,blog very,blog with,blogs dr,blue,blue badge,blueprint,bluetick,boas
1 boas vindas,bodyguard,bodyguard posture,bonjour besoin,bonus airdrop,bonus at,bonus free,bonus new
1 bonus payday,bonus sichern,bonus today,bonus up,bonus url,bonuses,book #,booked,booked jobs,booking widget
1 bookkeeper,bookkeeper with,bookkeeping,bookkeeping data,books appointments,books meetings,books sales
1 books the,boss and,boss no,bot guaranteed,bottle here,boxes containing,boxes paper,brand awareness
1 brand identities,brand identity,brand is,brand name,brand recommended,bring companies,bring you,brings back
1 brotherhood,brotherhood today,browsing,browsing your,brunette,brunette #,btc and,btc or,btc within,buchen
1 buchen <link>,build ios,build mobile,builders and,builders in,builders with,building and,building at,bulk cif
1 bulk discount,bulk phone,bumping,bumping this,burkina,burkina faso,burn,burn belly,business and,business card
1 business catalogue,business could,business development,business directory,business energy,business finance
1 business from,business funding,business has,business insurance,business listing,business non,business on
1 business opportunity,business owners,business permanent,business plan,business proposal,business visible
1 businesses from,businesses with,businesses worldwide,buy backlinks,buy bending,buy bulk,buy businesses
1 buy diplomas,buy high,buy targeted,buy the,buy tiktok,buy verified,buyers and,buyers use,buyers with
1 buying homepage,by answering,by banks,by clicking,by confirming,by contact,by copying,by crypto,by dr,by mail
1 by our,by paypal,by submitting,by us,by western,by your,cadastre,cadastre se,calendar on,call <link>
1 call centre,call for,call the,call with,callers,callers books,calls #,calls a,calls for,calls from,calls that
1 came back,camera visiting,campagne,campagne seo,campaigns for,campaigns that,campanas,campanas de,can cast
1 can change,can create,can publish,can rank,can read,can rebuild,can remove,can spend,canadian
1 canadian pharmacy,cancel anytime,cancelled today,candidates,candidates ready,capable,capable de,capital
1 captions,captions and,captures,captures leads,car hire,car insurance,carat,carat gold,card fees,card machine
1 card needed,cards online,cards wholesale,care of,care plan,carpenters from,carpenters visa,carpet
1 carpet cleaning,carton,carton eu,casa <money>,casa com,casa renda,case you,cash advance,cash flow,cash out
1 cash ready,cash which,casino #,casino car,casino chips,casino is,casino mit,cassino,cassino online,cast a
1 cast spells,caster brings,caster who,casting,casting and,catalog and,catalog at,catalogue and,catalogue at
1 catalogue on,ce,ce rohs,centre makes,ceny,ceny od,ceo names,ceo we,ceo whether,certificate expires
1 certificates and,certificates for,certification fast,certification in,certification without,certified hackers
1 certified moq,certified recovery,chame,chame no,change that,changing,changing how,channel gives,channel now
1 channel with,charge <link>,charge of,charge on,charge per,charge with,charity work,chase,chase leads,chat now
1 chatbot can,chatbot installs,chatgpt chatbot,cheap <mail>,cheap and,cheap backlinks,cheap generic
1 cheap holidays,cheap hotels,cheap jordans,cheap meds,cheap price,cheap timeshare,cheap tramadol
1 cheaper energy,cheaper gas,cheaper insurance,cheaper than,cheapest,cheapest smm,cheating,cheating spouse
1 check eligibility,check funds,check now,check our,check whether,checked,checked your,checking in,chen
1 chen here,cheque in,china has,china offering,china recently,china to,chip,chip for,chips,chips no,choose
1 choose your,chrome,chrome is,cialis #,cialis <link>,cialis <money>,cialis and,cialis casino,cialis low,cindy
1 cindy from,claim,claim #,claim <link>,claim the,claims agent,classes,cleaner,cleaner now,clerk,clerk with
1 clic,clic aqui,click <link>,clicking,clicking on,clicks,clicks that,clientes,clients,clients in,clients site
1 clip,clique aqui,clique no,clock,clock is,cloud,cloud mining,cmmi,cmmi level,cn domain,cn domains,cnc machine
1 cnc machining,coach business,coach founders,coach managers,code hello100,code leaf,coin,coin is,cold callers
1 cold emailing,colis,colis est,collateral amount,collateral approval,colleague,colleague shared,collect five
1 collect google,collect trustpilot,collection in,colocamos,colocamos seu,com bonus,com investimento,com preco
1 com trafego,come up,commercial,commercial cleaning,community learn,companies by,companies ceo
1 companies double,companions,companions and,company details,company do,company from,company guaranteed
1 company mentioned,company named,company offer,company register,company return,compare,compare free
1 compensation fund,compensation payment,competitive rates,competitors rank,competitors receive,competitors use
1 complete seo,complete this,compliant and,compressor,compromiso,compte,compte cpf,computer is,computer may,con
1 con un,concepts,concepts in,conference,conference and,confidential payroll,confidentially,confirm shipping
1 confirm with,confirm within,confirming,confirming your,congratulations you,connect wallet,consent
1 construction estimating,construction expo,construction sites,construction workers,consulta,consulta juros
1 consultant,consultants prepare,contact data,contact from,contact her,contact hr,contact number,contact our
1 contact telegram,contact via,contacted dr,contactez,contacts list,contacts verified,contacts with
1 containing cash,content,content marketing,content on,content owned,continue,continue in,contract in
1 contractors across,contractors and,contractors get,contribute,contribute a,contributions,convert,convert #
1 converts,converts leads,cookie,cookie compliant,cooperate,cooperating,cooperating with,cooperation to
1 copies #,copying,copying trades,copyright infringement,copyrighted content,copyrighted images,copywriting
1 correct score,corrector,corrector is,cost per,cost with,couch,couch no,could bring,could save,counterfeit
1 counterfeit banknotes,country and,country any,coursework,coursework and,court <link>,cpf,cpf avant
1 cracked full,craft,create your,creation,creation de,creative,creative team,credit check,credit considered
1 credit rapide,creditos,creditos a,criacao,criacao de,criteria for,criteria so,crm,crm platform,crypto casino
1 crypto robot,crypto signals,crypto trading,cure,cure for,cured,cured of,cures,cures diabetes,current
1 current password,custom packaging,custom software,customer again,customer died,customer enquiries
1 customer support,customer your,customers #,customers <link>,customers data,customers informed
1 customers online,customers see,customers that,customers to,customs fee,cute,cute i,cv and,cvs,cyber security
1 czy sa,d6 from,da backlinks,da dofollow,daftar,daftar sekarang,daily in,daily no,daily on,daily profit
1 daily stock,daily withdraw,damage your,damen,damen und,darknet,darlehen,darlehen von,data for,data of,data on
1 data sorted,database #,database of,databases,date and,dating site,day and,day approval,day bad,day beloved
1 day flexible,day with,day working,days also,days your,ddos,ddos attack,ddp,ddp to,de backlinks,de boas
1 de interes,de letre,de marketing,de posicionamiento,de pret,de qualite,de r,de regler,de rembourser,de sites
1 dealers,dealers in,deals <link>,dear beloved,dear ceo,dear customer,dear user,dear we,dear webmaster
1 debt financing,debt or,decedee,decedee dun,decision today,decyzja online,decyzja w,dedicated programmers
1 dedicated virtual,del,del #,delete everything,deleted,deleted <link>,deliver exclusive,deliver plagiarism
1 deliver pre,deliver qualified,delivered because,delivered today,delivery <link>,delivery order,demand letter
1 demandez,demandez votre,demo <link>,demo next,demo today,deposit <link>,deposit bonus,deposit chip
1 deposit needed,deposit required,deposit to,deposit up,deposito,depuis,depuis la,des,des prets,desde casa
1 design logos,design low,design show,designer who,designers,designers give,destroyed,destroyed and
1 details here,details today,detected,detected missing,develop custom,develop ecommerce,develop mobile
1 developers in,developers works,development,development manager,devis gratuit,dia sin,diabetes,diabetes and
1 dialler,dialler lets,diary,die casting,died with,died without,diese,diese nachricht,diet,diet with
1 digital agency,digital marketing,digital radio,digital y,dinero,dinero desde,dinheiro na,diploma,diploma with
1 diplomas,diplomas with,direct emails,direct mandate,director,director at,directory and,directory is
1 disconnected,disconnected tomorrow,discount #,discount <link>,discount available,discount order,discover
1 discover the,discovered,discovered errors,discreet delivery,discreet packaging,discreet sex
1 discreet worldwide,discuss in,discuss on,diseno,diseno web,disposable masks,disposable vapes
1 dissertation from,dmca,dmca notice,do #,do carpet,do cnc,do content,do google,do nas,do tigrinho,do wordpress
1 dobry oferujemy,document here,document is,document to,does this,dofollow backlinks,dofollow link,doing well
1 dollars for,dollars that,dollars to,domain <link>,domain authority,domain expires,domain matching
1 domain names,domain registration,domains,don de,dont do,door maker,doors business,doors website
1 double revenue,double their,double your,down <link>,download <link>,download photoshop,download this,dr #
1 dr ben,dr obi,dr ogun,draw and,driving,driving licenses,drop guaranteed,drop pay,drops,drops daily
1 dropshipping,dubai apartments,dublin build,dublin incall,dubois,dubois notaire,due to,dun cancer,dun credit
1 dun don,dunk,dunk #,dust,dust and,dying of,dysfunction,dysfunction in,dziennie,dziennie na,dау,dау with
1 e campagne,e ganhe,e o,e otimizacao,e rodadas,e seo,each first,each payment,earlier,earlier message
1 early investors,early secret,earn #,earn big,earn вітсоіn,ecommerce,ecommerce stores,editors,editors will
1 edits at,edits boost,efektow,efektow ceny,ein kostenloses,einen,einen kredit,einfach,einfach auf,einzahlung
1 einzahlung jetzt,electricity,electricity contract,eligibility,eligibility <link>,elite,elite companions
1 elizabeth,elizabeth #,else takes,em bitcoin,email <mail>,email address,email campaigns,email him,email lists
1 email phone,email quota,email storage,email us,email you,email адресов,emailing,emailing is,emails at
1 emails be,emails that,empresa com,empresas,emprestimo,emprestimo rapido,en attente,en google,en premiere
1 en590,en590 jet,ends tonight,energy for,engine,engine listing,engineers turn,enjoyed,enjoyed reading
1 enquiries for,enquiry,enquiry within,enter <link>,enter code,entire,entire database,entre particulares
1 entre particuliers,entrega,entrega inmediata,entrepreneurs,entrepreneurs with,entrust,entrust it,entry clerk
1 entry customer,entry fee,enviar,enviar uma,envio,envio presupuesto,erectile,erectile dysfunction,erp,erp tool
1 errors stopping,erstellen,erstellen ihre,escorts,escorts in,escriba,escriba a,escribame,escribame por
1 especial,essays,essays in,est en,estate abroad,estate in,estimating,estimating and,etes,etes beneficiaire,eth
1 eth now,eu business,eu grant,eu pay,eu warehouse,euro,euro lottery,europe for,european company
1 european customers,euros to,ev,ever get,every call,every day,every enquiry,every transaction,everyone you
1 everything trading,evidence <link>,evidence here,evidence now,ex lover,exact,exact blueprint,exam,exam season
1 examples at,exams and,exceeded,exceeded incoming,excellence awards,excellence prize,excellent
1 excellent people,exclusive appointments,exclusive member,exclusive qualified,exclusive solar
1 exclusive territory,exhibitor data,exist,existing articles,exklusiv,exklusiv fur,experienced editors
1 experienced programmers,expert forex,expert trader,experts do,experts will,experts write,expiration
1 expired google,explainer video,explainer videos,exploding,export frozen,export generators,exporter
1 exporter of,extra de,f,f o,fabricators,fabricators at,face fines,face lawsuits,face penalties,facebook blue
1 facebook instagram,factory is,factory quick,failure,failure to,fair,fake broker,fake passports,family and
1 family businesses,family looking,family who,famous,famous and,faso,fast delivery,fast passive,fast unsecured
1 fast with,fast worldwide,fat,fat while,fearing,fearing person,feature you,featured,featured entry,fee <money>
1 feel,feel free,fees <link>,fees by,fees today,festpreis,few errors,few spots,fibroids,file for,file with
1 fill their,fill your,fills,fills your,final reminder,final visitor,finance company,financial freedom
1 financing,financing at,find attached,find out,finds your,fines,finish the,firm from,firm has,firm offering
1 firm seeking,firm z,firms like,firmware,firmware sync,first five,first ten,five free,fix it,fix that
1 fixed decision,fixed monthly,fixes erectile,fixes it,flash,flash presale,flat #,flat fee,fleet
1 fleet insurance,flexible,flexible no,flights insurance,flights offers,flood,flood light,flow,flow tight
1 fob price,fob rotterdam,followers #,followers <money>,followers likes,followers per,followers with
1 for another,for architects,for arthritis,for back,for best,for brochure,for builders,for card,for catalogue
1 for charity,for cnc,for contractors,for cost,for counts,for daily,for discreet,for domain,for en590
1 for entrepreneurs,for european,for everyone,for fabricators,for facility,for hair,for home,for installers
1 for investment,for investors,for irish,for just,for link,for local,for more,for orphanage,for pensioners
1 for price,for pricing,for profiles,for resellers,for results,for retailers,for seo,for serious,for startups
1 for trades,for tradespeople,forbes,forbes feature,fordern,fordern sie,foreign men,foreign partner
1 forex trader,forex trading,forget,forget you,form mailing,form marketing,formation,formation gratuite
1 forms for,forms of,formsender,fortune,fortune of,forwarder,forwarder from,found on,found that,founders
1 founders to,four months,frais,frais de,free article,free bottle,free casino,free crypto,free design
1 free download,free essays,free from,free listing,free live,free masterclass,free no,free now,free on
1 free only,free profile,free report,free scan,free shipping,free ssl,free statement,free telegram
1 free terminal,free test,free to,free tomorrow,free tuesday,free video,free webinar,freedom,freelance
1 freelance web,freight and,freight ddp,freight forwarder,freight from,freispielen,freispielen ohne,fresh
1 fresh modern,friday or,friday unless,friend our,friend this,friendly and,from #,from bing,from eu
1 from getting,from ghana,from hebei,from kazakhstan,from kazan,from kolkata,from ningbo,from professor
1 from ranking,from scratch,from search,from sialkot,from their,frozen,frozen squid,full list,full page
1 full version,fun,fund #,fund looking,fund manager,fund viable,funding up,funds in,fur ihre,gacor,gacor hari
1 gagnez,gagnez <money>,gain financial,gala,gala please,gallery <link>,gane,gane dinero,ganhe bonus,garanti
1 garanti cliquez,garantido,garantido de,garantie,garantiert,garantiert und,garantizada,gas,gas for,gdpr ready
1 geehrte,geehrte damen,general,general on,generate,generate exclusive,generic,generic cialis,gerne,gerne bei
1 gestionamos,gestionamos tus,get customers,get found,get in,get many,get more,get ranked,get safety,get to
1 get tradespeople,get verified,get yours,gets meetings,gets the,getting more,getting the,gh,gh s,ghana
1 ghana selling,ghytrfde,ghytrfde <link>,gift,gift card,gifts pens,gifts trade,girl #,girl looking,girls
1 girls near,give it,give loans,give you,gives,gives free,giving,giving #,glad,glad to,gloves,gloves and
1 gloves in,gloves safety,gm,god fearing,goes live,goes up,going bald,going up,gold dust,gold listing
1 gold miners,gone,gone through,good margin,good quality,google a,google business,google garantie
1 google garantizada,google gwarancja,google maps,google page,google para,google search,google with
1 google within,google гарантия,google и,got back,government,grace au,grace period,grand maitre,gratuit
1 gratuite,gratuite ordinateur,gratuito,great fit,great illuminati,great margins,great post,greetings in
1 greetings of,group <link>,grow,grow revenue,grundgebuhr,guangdong with,guaranteed no,guaranteed payout
1 guaranteed permanent,guaranteed profit,guaranteed profits,guaranteed publication,guaranteed results
1 guaranteed return,guaranteed returns,guaranteed to,guarantor,guarantor money,gucci bags,guest posting
1 guide about,guide and,gummies #,gummies doctors,gunstigen,gunstigen preisen,gwarancja,gwarancja efektow
1 gwarantujemy,gwarantujemy pierwsza,haccp,hacked wallet,hacker to,hacker who,hackers on,hackers recover,haga
1 haga clic,hair in,hair loss,half page,handbags,handbags at,handel,handle per,handled,handled by,handles sales
1 handles your,haoxin,haoxin ltd,happen,hardware in,hari,hari ini,harm,harm your,harrison,harrison expert
1 has access,has candidates,has excellent,has low,has reached,has won,hashtags,hashtags included,hassle,hat
1 hat seo,hate it,hate this,hause,hause mit,have any,have brands,have buyers,have direct,have gone,have helped
1 have nitrile,have one,have recorded,have sites,have some,have time,have videos,have won,have your,he also
1 he came,hear,hear a,heard back,heavy attack,hebei,held on,hello friend,hello pervert,hello team,hello the
1 hello100,hello100 and,help manufacturers,helped,helped over,her,her on,herbal cure,herbal remedy
1 herbal treatment,herbs,here and,here im,herpes,herpes by,herren,herren wir,heute,hey,hey i,hey link
1 hi manager,hi quick,hi sweetie,hier klicken,high authority,high commission,higher,higher on,him <mail>
1 him for,hinges handles,hire me,hire our,hire vpn,hiring online,his family,hit #,hola ofrecemos,hold at
1 hold for,holding,holding #,holidays deals,home niche,home no,home only,homepage <link>,homepage ab
1 homepage convert,homepage for,homepage links,hope to,hope you,hora,horas,horas por,hosting is,hot brunette
1 hot pics,hotel owners,hotels,hotels car,hotels hotels,hour turnaround,hourly,hourly basis,hours <link>
1 hours a,hours for,housewives,housewives in,hr,hr on,hurt,hurt your,husband abroad,husbands,husbands #
1 i already,i charge,i checked,i contacted,i email,i forget,i hacked,i help,i invested,i liked,i looked,i met
1 i polski,i quit,i ran,i really,i show,i szybko,i turned,i tworzenie,i went,i wish,icpo,icumsa,icumsa #
1 id cards,id love,idea for,ideal buyers,ideas into,identified,identified errors,identities,identity <link>
1 identity now,ielts toefl,if interested,ig,ig followers,ihre neue,ihre region,illuminati
1 illuminati brotherhood,im buying,im following,images from,images here,images with,images without,imagine
1 imagine an,import,import these,improve,improve your,improvement companies,improvement leads,improvement would
1 improving,improving your,in #,in activity,in advance,in asia,in bali,in bed,in before,in bulk,in burkina
1 in case,in companies,in days,in debt,in dubai,in existing,in google,in in,in ireland,in london,in loss
1 in minutes,in ningbo,in passive,in prima,in projects,in search,in shenzhen,in singapore,in spanish,in syria
1 in usdt,in weeks,inbound,inbound leads,inboxes,incall,incall outcall,inches,inches naturally,included reply
1 including casino,including hosting,income for,income on,income online,incoming,incoming mail,increase
1 increase traffic,india and,india with,individuals,individuals at,industry <money>,infected with
1 information within,informative,informed,informed of,infringement and,infringes,infringes copyrighted,ini
1 ini situs,inkl,inmediata,inmediata precios,inquiry,insertion,insertion in,instagram audience
1 instagram entrega,instagram with,instagramie,instagramie tanio,install the,installers,installs in,instant #
1 instant business,instant download,instant payout,instant quote,instant withdrawal,instantly,instantly <link>
1 insurance too,intercepted,intercepted your,interes del,interesa,interesa una,interesse,interest no
1 interest per,interiors would,international,international patent,internet et,internet while,internetowych
1 internetowych i,interruption,into iphone,introduce,introduce you,invest <money>,invested,invested <money>
1 investimento,investimento em,investment firm,investment needed,investment proposal,investment whatsapp
1 investors get,investors looking,invisible,invisible there,invoice <link>,invoices the,invoices up,ios,ios and
1 iphone,iphone and,ireland and,ireland companies,ireland door,ireland with,irish property,irish smes,irlandii
1 irlandii i,is blocked,is changing,is cindy,is copyright,is costing,is dead,is deleted,is eligible
1 is exploding,is free,is giving,is infected,is infringement,is jack,is jason,is kevin,is lena,is lily
1 is melissa,is mike,is natasha,is pending,is sending,is taken,is ticking,is using,is vivian,is vulnerable
1 is waiting,iso #,iso certification,iso9001,iso9001 factory,issues,issues that,it about,it all,it before
1 it company,it free,it from,it happen,it has,it scored,it services,it support,it to,ja,ja <link>,jack
1 jack from,jackpot slots,japanese,japanese serum,jason,jason with,jerseys url,jet,jet a1,jetzt anmelden
1 jetzt beantragen,jetzt ein,jetzt termin,job <money>,job after,job for,job like,jobs a,jogo,jogo do
1 john attorney,join #,join <link>,join at,join for,join now,jordan,jordan #,jordans,jordans michael,judi
1 judi online,juros,juros baixos,jusqua,jusqua #,just bumping,just had,just turned,justice,justificatif
1 kazakhstan,kazakhstan refinery,kazan,keep receiving,keep watching,keep your,keller,keller limited,kevin from
1 keygen,keygen <link>,keyword and,kg,kg available,kilos fast,kilos in,kilos without,kin leaving,kind husband
1 kindly contact,kindly share,kit,klicken,klicken <link>,kliknij <link>,kliknij tutaj,know and,know gets
1 kolkata,kong has,kontakt ohne,kontaktieren,kontaktieren sie,kors,kors outlet,kostenloses,kostenloses angebot
1 kryptowalutach,kryptowalutach bez,kup,kup obserwujacych,la creation,la maison,la vostra,lamps,lamps in,land
1 land your,languages,languages with,lapse,laravel,laravel react,last attempt,last month,last payment
1 late husbands,latest,latest b2b,launch,launch a,laurent,laurent decedee,lawsuit of,lawsuits,lawyer at
1 lawyer holding,le envio,le interesa,lead no,lead only,leading digital,leading manufacturer,leading supplier
1 leading web,leads #,leads again,leads day,leads exklusiv,leads while,leads with,leak your,learn from
1 leaving <money>,led factory,led strip,ledger,ledger wallet,left #,left in,legal fees,legue,legue par,lena
1 lena #,lend,lend #,lender #,lender and,lender offering,les frais,less card,less for,less on,let our,letre
1 letre aime,lets ordinary,lets your,level #,licences and,licences ielts,licensed finance,licensed lender
1 licensed loan,licensed photographer,licenses,licenses ielts,life,life experience,lift your,light,light and
1 light with,liked,liked your,likes and,likes for,likes reales,lily,lily from,limited <link>,limited offer
1 limited seats,line,link alternatif,link exchange,link insertion,link or,linkedin messages,links for,links web
1 list by,listen,listen <link>,listeners,listing,listing only,lists,lists sorted,live nearby,live roulette
1 live shows,live tomorrow,lkjasd,lkjasd <link>,llamamos,loads,loads slowly,loan firm,loan up,loans for
1 loans online,loans up,local businesses,local gold,local manufacturers,local searches,lock in,locks in,login
1 login to,logos,logos and,loi,loi required,london,lonely girl,lonely housewives,lonely russian,long contract
1 longer in,look <link>,look for,looked,looked at,looking to,looks old,looks tired,lord,lose a,lose access
1 losing it,loss,loss gummies,loss of,lost,lost everything,lost lover,lost money,lost your,lottery spells
1 love spell,lover in,low interest,low monthly,low prices,low ranking,ltd applied,lucky spin,lucky visitor
1 lucro,lucro garantido,luxury replica,machine,machining,machining die,made #,made quality,mail <mail>
1 mailingowe,mailingowe firm,maintenance,maintenance plan,maison grace,maitre dubois,maitre marabout,major
1 major search,make #,make explainer,make money,make you,makemoney,makemoney fast,maker award,makers with
1 makes #,makes calls,makes it,makes ordinary,making aluminium,making up,manage <money>,manage facebook
1 manage google,managed,managed it,manager glad,managers across,managers hotel,managers to,manchester and
1 mandate,mandate for,mandatory,mandatory firmware,manufacture led,manufacturers like,manufacturers we
1 many more,many sites,map,map and,maps,marabout,marabout voyant,margin,margins,margins for,market,market of
1 marketing at,marketing company,marketing digital,marketing firm,marketing works,mas clientes,masks in,master
1 master phd,masterclass shows,matches #,matches every,matching,matching your,mattress,mattress payday,may we
1 me privately,me your,media kit,media management,medium,medium retour,meds,meds xanax,medshop,meet foreign
1 meetings for,meetings on,melden,melden sie,melissa,melissa and,member #,member price,members made,men over
1 mensah,mensah attorney,mention,mention it,mentioned,mentioned by,mentor,merchant,merchant cash,merchants
1 merchants #,mes trabalhando,message about,message him,message on,message reached,message sent,message so
1 messages and,messages by,messages free,messages held,messages that,met mr,metal parts,method,mfguwqlkpznvx
1 michael,michael kors,microsoft #,microsoft account,midnight <link>,migrate,migrate today,mike,mike with
1 million companies,million has,million pieces,million us,million usd,million website,million websites
1 million with,millions,millions of,min,min order,mind if,miners,miners from,minimal documents,mining with
1 minut,minute demo,minutes and,minutes save,miracle,miracle keto,missed,missed it,misses,misses a
1 missing calls,missing tags,mission,mission in,mit,mit #,mme,mme laurent,mo,mo migrate,mobile application
1 mockups,models,models #,moi sur,moi vite,mois depuis,monat mit,monat von,money online,money spells,money to
1 month #,month by,month guaranteed,month in,month on,month try,month using,monthly ad,monthly fee
1 monthly plans,monthly price,months ago,months of,moq fast,moq free,moq is,more calls,more details,more google
1 more sales,more traffic,more visitors,morning are,morning team,most local,mounjaro,mounjaro and,move firms
1 move to,mr chen,mrs elizabeth,much do,much you,mugs,mugs and,muito,mutually,mutually beneficial,my consent
1 my copyrighted,my earlier,my fortune,my free,my homepage,my hot,my images,my lawyer,my mentor,my page
1 my permission,my photographs,my pics,my portfolio,my rates,my software,my wallet,my whatsapp,mystery
1 mystery shopper,n0,n0 prescription,na hora,na instagramie,na kryptowalutach,na primeira,nachricht,name as
1 name expires,name is,name registration,name similar,name title,name was,name will,named,named haoxin
1 names emails,names in,names with,napisz,napisz do,nas,nas <mail>,natasha,natasha i,nations
1 nations compensation,native speakers,native writers,natural roots,natural trick,naturally,naturally and
1 naturel,naturel de,nearby,need agents,need blog,need business,need compressor,need copywriting,need dealers
1 need funding,need is,need more,need partners,need proofreading,need working,needed <money>,needed discreet
1 negative reviews,neha,neha with,nepal,nepal welders,netflix,netflix payment,neue,neue homepage,never chase
1 never lose,never misses,new #,new bodyguard,new coin,new drops,new game,new in,new japanese,new member
1 new members,new poker,new samsung,new token,new usdt,new version,new voicemail,news outlets,nfl,nfl jerseys
1 nice split,niche where,ningbo based,no boss,no bots,no card,no classes,no exams,no guarantor,no interview
1 no investment,no link,no long,no next,no obligation,no password,no personal,no primeiro,no script,no setup
1 no sign,no upfront,no whatsapp,no win,noch,noch heute,nominated,nominated for,non refundable,nosso,nosso site
1 not ada,not appear,not authorize,not come,not fast,not interested,not rank,not responsive,not secure,not you
1 notaire,notaire vous,noticed a,noticed our,noticed several,noticed unusual,nous par,now #,now connect
1 now fill,now free,now or,now via,now with,number and,number one,numbers any,numbers sorted,o <mail>,o r,obi
1 obi who,object within,obligation quote,obserwujacych,obserwujacych na,obtain,obtain original,occupation
1 occupation and,od,od #,odds,odds win,oem,oem accepted,oem welcome,of aluminium,of architects,of builders
1 of buyers,of cancer,of credit,of customers,of date,of decision,of developers,of dollars,of dropshipping
1 of experience,of face,of facility,of herpes,of local,of promotional,of satisfied,of sexy,of sites,of unpaid
1 of us,of visitors,of work,oferujemy bazy,off aaa,off ends,off no,off same,off this,off today,offer backlinks
1 offer before,offer business,offer cyber,offer debt,offer it,offer links,offer managed,offer on,offer personal
1 offer placements,offer up,offer waste,offering complete,offering laravel,offering sea,offers last,offert
1 office for,offre,offre de,offshore,offshore team,ofrecemos creditos,ofrecemos posicionamiento
1 ofrecemos servicios,ofrezco,ofrezco prestamos,ogun,ogun with,ohne einzahlung,ohne grundgebuhr,ohne risiko
1 oijpklqwerty,oijpklqwerty ghytrfde,oil,oil vapes,ok and,ok same,ola aumente,old and,omega,omega patek
1 on adult,on autopilot,on average,on business,on construction,on hourly,on life,on local,on major,on mobile
1 on promotional,on signup,on skype,on success,on their,on tv,on wordpress,one carton,one click,one crypto
1 one do,one hour,one places,one plugin,one press,one time,one week,online com,online exams,online fast
1 online guide,online marketing,online no,online oprocentowanie,online overnight,online product,online slots
1 online terpercaya,online to,only charge,only today,only visit,only way,open your,operating,operating system
1 opportunity,opportunity be,oprocentowanie,oprocentowanie #,optimierung,optimierung ab,optimise your
1 optimising,optimising your,optimization,optimization at,or apply,or everyone,or fix,or lose,or money
1 or property,or refused,or someone,or thursday,or visit,or we,or your,order <link>,order before,order one
1 order your,ordinateur,ordinateur offert,organic,organic people,organise,organise a,organise an
1 organise awards,original ielts,original post,orphanage,orphanage work,otimizacao,otimizacao seo,our adviser
1 our advisors,our animated,our article,our assistant,our automated,our award,our business,our care,our chatbot
1 our claims,our cold,our crm,our diary,our directory,our erp,our experienced,our experts,our factory,our guide
1 our investment,our last,our lottery,our lucky,our mailing,our maintenance,our native,our offshore,our page
1 our partner,our party,our platform,our plugin,our power,our pr,our prices,our proven,our quantum
1 our recruitment,our resource,our resources,our robot,our s,our scheduling,our security,our senior,our show
1 our staffing,our store,our supplement,our telegram,our telesales,our tipster,our tool,our trading,out if
1 out instantly,outcall,outcall #,outlet,outlet url,outlets,outstanding invoice,over your,overdue invoice
1 overnight delivery,overpaid,overpaid rates,overpaying,overpaying for,owed,owed a,owed overpaid,owed tax
1 own boss,owned,owned by,owners or,owners to,ozempic mounjaro,ozempic without,package covers,package for
1 package from,package with,packages from,packages start,packages without,packaging boxes,pagando,pagando muito
1 page #,page <link>,page and,page one,page optimization,page website,pagina de,pagina do,pagina su,pago,pago e
1 paid daily,paid links,pain,pakistan,panel light,panel tiktok,panstwo,panstwo zainteresowani,paper bags
1 paperwork bad,par,par mme,para instagram,para sua,parcel could,particulares de,particulares y,particulier
1 particulier qui,particuliers,particuliers de,partir,partir de,partners,partners in,parts for,passive,passnow
1 passports,passports visas,password expires,password needed,password to,passwords and,passwords spy,patek
1 patent,patent and,pay for,pay online,payment <link>,payment same,payment was,payout url,paypal account
1 paypal for,payroll,payroll file,pbn,pbn links,peacekeeping mission,penalty,penalty of,pending for,pens
1 pens mugs,pensioners,pensioners in,people #,people at,people earn,people making,people ready,per #,per page
1 per portare,per post,per project,per result,per video,per week,per word,perfect,perfect for,period
1 permanent and,permanent do,person to,personal,personal and,personal guarantee,personal loans,personalised
1 personalised cold,personne,personne capable,personnel,personnel jusqua,pervert,pharmacy cheap,phd based
1 phd experts,phd writers,phentermine,phentermine in,philippines,philippines from,phone <link>,phone join
1 phone no,phone payment,photographer,photos dont,photoshop,photoshop cracked,photovoltaik,photovoltaik leads
1 phrase,phrase before,picks up,picks with,pics <link>,pics are,picture,pictures write,pieces,pieces ready
1 pierwsza,pierwsza strone,pill discreet,pill worldwide,pipeline,place,place clients,place for,place in
1 placements,placements on,places open,plagiarism cheap,plan if,plans at,plans start,platform cuts
1 platform finds,platform sends,platz,platz #,play at,play our,play poker,play slots,players play,plugin fixes
1 poker and,poker players,policy today,polski,polski #,pool,pool #,por dia,por mes,por whatsapp,port,port #
1 port for,portare,portare la,portfolio and,position within,posso,posso enviar,post including,post on,posting
1 posting on,posts and,posts captions,posts on,posture,posture corrector,potential,potential early,pounds for
1 pounds in,power banks,power dialler,powerful love,pozyczka,pozyczka bez,pozyczki,pozyczki bez,pr,pr team
1 pre screened,precios,precios bajos,preco especial,preisen,preisen an,premises firms,premium,premium entry
1 premium guest,premium to,prepare,prepare the,presale goes,presale is,prescription <link>,prescription cheap
1 prescription needed,prescription order,press #,press release,prestamos entre,prestamos rapidos,pret entre
1 pret personnel,prets,prets de,prevent deletion,prevent interruption,prevent penalties,preventivo gratuito
1 preview <link>,price #,price discreet,price goes,price guaranteed,price instant,price very,prices n0
1 prices ship,pricing,prima,prima pagina,primeira,primeira pagina,primeiro,primeiro deposito,primera
1 primera pagina,private email,privately,prize <link>,prize with,prize within,pro kontakt,pro monat
1 problem lottery,process,process your,processing fees,produce custom,produce real,produce whiteboard
1 product in,product photos,product reviewers,production fee,professional developer,professional essay
1 professional hacker,professional supplier,professional team,professional web,professional wordpress,professor
1 professor keller,profile <link>,profile for,profiles,profiles in,profiles oem,profit <link>,profit last
1 profit with,profitez,profitez de,profits,projects abroad,projects worldwide,promoting,promoting your
1 proof <link>,proof here,proofreading,property guaranteed,proposal,proposal of,proposal with,proposal worth
1 proposta,propuesta,propuesta sin,proven,proven method,provide #,provide carpenters,provide commercial
1 provide construction,provide from,provide high,provide link,provide name,provide sea,provide welders
1 provide workers,pte,pte scores,publication fee,publication from,publish a,publish content,publish it
1 publish your,puffs,puffs at,put businesses,put my,qpwoe,qpwoe lkjasd,qq,qq #,qualified enquiries
1 qualified leads,qualified sales,qualite,quality <money>,quality free,quality low,quantity,quantity and
1 quantum,quantum ai,question,question do,questions to,qui,qui accorde,quick #,quick demo,quick one,quick quote
1 quieres,quieres mas,quit,quit my,quota,quota has,quote <link>,quote on,quote without,quotes best,qwlekj
1 qwlekj zxmnc,qwztrlpkmxvbn,qwztrlpkmxvbn zxcvbnmqwert,r <money>,r sale,radio,radio stations,rahul
1 rahul business,ran your,random,random question,rank above,rank for,rank higher,rank on,ranked #,ranking in
1 ranking within,rankings guaranteed,rankings today,rapide,rapido,rapido sem,rapidos,rapidos sin,rate fixed
1 rate no,rates are,ray ban,re enter,reach #,reach you,reached #,reached you,reaching,reaching out,react
1 react and,readers,readers with,ready,ready for,reais,reais no,real and,real cash,real followers,real people
1 real registered,real visitors,reales desde,reales para,realizziamo,realizziamo siti,really enjoyed
1 reasonable price,reasonable rates,rebuild it,receivables,receivables up,receive #,receive it,receive your
1 recent,recent statement,recently,receptionist answers,receptionist that,receptionist with,recorded,records
1 records gdpr,recover passwords,recovery hackers,recovery phrase,redes,redes sociales,redesign sites
1 referencement de,referencement naturel,referendum,referral,referral bonus,refill,refinery,refund by
1 refundable,refundable eu,regarding your,region,register <link>,register at,register free,register please
1 register to,registration <link>,registration centre,registration in,registration is,registration no
1 registration office,registrieren <link>,registrieren und,regler,regler les,regrows,regrows hair,rekordow
1 rekordow tylko,relationship,relationship problem,release guaranteed,release the,release your,relief,remain
1 remain listed,rembourser,rembourser taux,remedy,remedy for,remit,remote assistants,remote programmers
1 remotejob,removed,removed in,renda,renda extra,renew immediately,renew now,renew the,renew will,renewal soon
1 rent dedicated,rent experienced,rent remote,replace your,replica handbags,replica rolex,replies to,reply at
1 reply confidentially,reply map,reply now,reply ok,reply tonight,repondez,repondez vite,report and,report we
1 represent brands,reps,reps make,reputation,reputation will,required limited,required overnight
1 researched article,researched blog,reseller,reseller discount,resellers,reserve,reserve your,resource
1 resource about,resources,resources on,responde,responde si,responsive,result basis,result in,results and
1 results or,retail,retailers,retire,retire early,retouches,retouches images,retour,retour de,revert for
1 review the,reviewers,reviewking,reviewmax,reward now,reward today,rich,rich famous,riesgo,right person,risiko
1 risk a,rivals are,rivals win,robot trades,rodadas,rodadas gratis,rohs,rolex louis,rolex omega,rolex replica
1 roots,roots and,rotterdam,rotterdam cif,roulette,roulette blackjack,royal,royal family,run ad,run facebook
1 run google,russian,russian girl,rx <link>,s e,s free,sa,sa panstwo,safe <link>,safe and,safety certification
1 safety wear,salary paid,sale buy,sales appointments,sales at,sales for,sales with,salve realizziamo,sam
1 sam from,same for,sample call,sample can,sample is,samples and,samples for,samples on,samsung,samsung phone
1 sans,sans justificatif,satisfied,satisfied men,save #,save merchants,save thousands,scale and,scale revenue
1 scammers,scan <link>,scheduling,scheduling software,schufa sofortige,score vip,scored,scored #,scores
1 scores without,scratch zero,screen clip,screened,screened leads,screenshot,script required,sdr,se ja
1 search engine,search results,searches,season,seats <link>,seats are,second explainer,second notice
1 second reminder,second video,seconds,seconds <link>,seconds and,seconds for,sector,secure,secure it
1 secure link,security package,security to,security warnings,security would,see how,see it,see photos,see plans
1 see some,see the,see video,see your,seek a,seeking to,seen,seen on,seguidores reales,seguidores y,sehr
1 sehr geehrte,seite,seite #,sekarang,sekarang bonus,selected among,selected in,selected to,sell registered
1 sell text,selling #,sem,sem consulta,send <money>,send cold,send cvs,send email,send icpo,send linkedin
1 send mockups,send my,send over,send pricing,send quotation,send some,send targeted,sending #
1 sends personalised,senior,senior engineers,sent to,seo analysis,seo audit,seo company,seo en,seo experts
1 seo issues,seo optimierung,seo packages,seo para,seo per,seo report,seo service,seo team,seo texte,seo y
1 seo в,seo 优,serieux,serieux contactez,serious man,serious people,serum,serum regrows,servers,servers will
1 service link,service plagiarism,services,services for,services to,services will,servicios,servicios de
1 settle here,settle immediately,setup,setup fee,seu,seu site,several seo,sex tonight,sexy girls,sexy women
1 shall we,share #,share and,share before,share now,share our,share pricing,share samples,share you,shared
1 shared a,shares,shares your,sheet metal,shenzhen factory,shenzhen led,ship worldwide,shipment,shipment from
1 shipping <link>,shipping best,shipping bitcoin,shipping cost,shipping details,shipping volume
1 shipping worldwide,ships,ships from,shop <link>,shop now,shopify,shopify mobile,shopper,shopper in,show for
1 show is,show up,showing on,showing up,shows uncensored,shows you,si y,sialkot,sialkot pakistan,sich
1 sich gerne,sichern,sichern <link>,sie einen,sie einfach,sie jetzt,sie sich,signals,signals with,signup
1 signup and,similar,similar to,sin aval,sin compromiso,sin riesgo,singapore,sir hope,sir this,sir we,site en
1 site from,site internet,site na,site there,site thousands,site through,site which,site will,site with
1 sites budget,sites e,sites from,sites starting,sites with,siti,siti web,sitting the,situs,situs judi,size by
1 skilled,skilled developers,skills needed,skills required,sklepow,skype formsender,slavic,slavic women,sleep
1 sleeping,slot gacor,slots and,slots instant,slots left,slots with,slowly on,small fee,small moq,smm,smm panel
1 so contact,so it,so you,sociales,sociales y,sofa,sofortige,sofortige zusage,software cuts,software for
1 software on,solar and,solar lamps,soldier with,solve,solve it,some fun,some ideas,some of,somos,somos una
1 sound good,space,spanish,spanish villas,speakers,speakers write,specialists boost,specialists improve
1 specialists lift,spell and,spells too,spend time,spin,spin casino,spins for,spins on,spins play,spins without
1 split,split screen,sponsor our,sponsored articles,sponsored posts,sports betting,sports uniforms,spot
1 spot <link>,spots apply,spots open,spouse,spouse or,spy,spy on,squid,squid and,ssl from,staffing
1 staffing company,staking,staking pool,stand as,stand for,start,start cloud,start from,starting at
1 starting monday,startups,startups worldwide,statement review,stations,stations for,stay online,stickers
1 stock at,stock picks,stop losing,stop receiving,stopping,stopping you,storage <link>,storage free,storage has
1 storage was,store <link>,stores,stores for,streamline admin,streamline outreach,streamline sales,strip
1 strip panel,stron internetowych,stron w,strone,strone w,studio retouches,su,su google,sua,sua empresa,suas
1 suas vendas,submit,submit your,submitting,submitting your,subscribers <money>,suchmaschinenoptimierung
1 suchmaschinenoptimierung zum,sue,sue you,sued,sugar,sugar icumsa,suis un,sunflower,sunflower oil,sunglasses
1 sunglasses #,supercharge,supercharge and,supplement,supply construction,support to,sur whatsapp,sure bets
1 sure odds,surface,surface design,surname,surname and,surprised,surprised to,survey and,survey to
1 suspended due,suspicious,suspicious login,sweetie,sweetie i,swiss made,swiss watches,switch your,sync,syria
1 system lets,system that,szybka decyzja,szybka pozyczka,szybko,tag benotigen,tags,tags that,take care
1 take them,taken down,takeoff,takeoff services,takes it,talk for,tanio,tanio i,tape,targeted email
1 targeted people,targeted traffic,targeted visitors,tax,tax relief,te,te llamamos,team can,team gets,team is
1 team makes,team of,team we,telegram <link>,telegram bluetick,telegram channel,telegram group,telegram medshop
1 telegram passnow,telegram remotejob,telegram reviewking,telegram reviewmax,telegram usdt888,telesales
1 telesales team,ten free,termin,termin buchen,terminal,terms buyers,terpercaya,terpercaya link,territory
1 text links,text me,text us,texte,texte zu,than retail,that answers,that book,that damage,that fill,that harm
1 that hurt,that in,that land,that makes,that picks,that stop,that will,the amount,the application,the attendee
1 the attendees,the biggest,the calls,the clicks,the cost,the customers,the darknet,the demo,the details
1 the entry,the eu,the euro,the exact,the file,the final,the full,the fund,the gala,the government,the great
1 the group,the home,the international,the leak,the lord,the lottery,the lucky,the manager,the market
1 the miracle,the name,the number,the philippines,the portal,the publication,the referendum,the secret
1 the secure,the shipping,the sum,the surface,the tape,the terms,the test,the truth,the united,the unpaid
1 the update,their calendar,their homepage,their inbound,their sofa,there id,these keto,they start,this account
1 this blog,this cleaner,this forex,this fund,this month,this natural,this short,this sound,this was
1 this within,thoughts,three concepts,through our,thursday for,ticket,ticket number,tickets,tickets #,ticking
1 tigrinho,tigrinho pagando,tiktok channel,tiktok followers,tiktok for,time on,time payment,times pipeline
1 times replies,times return,timeshare,timeshare deals,tips,tips with,tipster,tipster hit,tired,tired and
1 title email,to a,to accept,to answer,to chat,to check,to companies,to continue,to contribute,to cooperate
1 to cooperating,to cooperation,to court,to discuss,to door,to double,to entrust,to every,to fill,to fund
1 to give,to grow,to help,to introduce,to it,to lapse,to listen,to lock,to manage,to millions,to move,to new
1 to premium,to process,to rank,to reach,to recover,to remain,to scale,to scammers,to serious,to share,to ship
1 to small,to smes,to speak,to stand,to stay,to stop,to take,to talk,to that,to this,to transfer,to unusual
1 to voicemail,to win,to yours,today bad,today fill,today no,today only,today or,todays,todays lucky,toefl
1 toefl and,token,token presale,toll,toll charge,tomorrow #,too <mail>,too dear,tool and,tool cuts,top online
1 toute,toute personne,trabalhando,trabalhando #,trade prices,trademark is,trademark register,trader turned
1 trades for,trades of,tradespeople to,trading until,trafego,trafego pago,traffic to,tramadol and
1 tramadol online,tramadol overnight,transfer this,translate,translate websites,travail,travail serieux
1 treatment for,trial at,trial bottle,trial job,trial no,trial now,trick,trick fixes,trip,trophy for
1 trophy package,trunk,trunk boxes,trustworthy,trustworthy partner,truth,truth about,try one,tuesday or,tuna
1 tuna since,turn <money>,turn ideas,turned #,tus,tus redes,tutaj,tutaj <link>,tv,two slots,two trunk,tworzenie
1 tworzenie sklepow,tylko,tylko #,tys,uk,uk and,uma proposta,un compensation,un interes,un particulier
1 una agencia,una propuesta,unable,unable to,uncensored,uncensored models,und bonus,und herren,und ohne,und seo
1 undelivered,undelivered messages,under heavy,uniforms,uniforms from,unit min,united,united nations,university
1 university diploma,unlimited b2b,unlimited free,unlimited web,unlock,unlock up,unpaid,unpaid customs
1 unpaid invoices,unpaid toll,uns noch,unsecured,unsecured business,unser,unser angebot,unsubscribe <link>
1 unsubscribe here,unsubscribe if,until sunday,unusual activity,unusual sign,up <link>,up again,up and,up as
1 up for,up today,update <link>,update card,update your,upfront,upfront fees,upgrade now,upgrade storage
1 upgrade to,upload here,urgent chrome,urgent loan,urgent loans,us <money>,us and,us army,us both,us discuss
1 us dollars,us how,us immediately,us in,usd,usd for,usdt is,usdt staking,usdt 搬,usdt888,use ai,used my
1 useful for,useful to,user,user your,using facebook,vapes #,vat refund,vault and,vendas,vendas com,vergeben
1 vergeben darlehen,verifiable,verifiable online,verified b2b,verified email,verified on,verified records
1 version for,version with,very affordable,very competitive,very informative,very low,very reasonable
1 via paypal,via telegram,via the,viable,viable projects,viagra #,viagra f,video <link>,video before
1 video samples,videos at,videos for,videos of,view <link>,viewing trip,views #,views <money>,views cheap
1 views cheapest,villas,villas #,vindas,vindas e,vip betting,vip escorts,vip group,vip tickets,virus,visa
1 visa handled,visas,visas driving,visibility within,visible,visible by,visit <link>,visit my,visit our,visite
1 visite nosso,visiting,visiting adult,visitor list,visitors from,visitors per,vite par,vivian,vivian from
1 voice,voice agent,voicemail is,voicemail messages,volume,von #,von zu,vostra,vostra azienda,vote for
1 votre colis,votre compte,votre devis,voucher by,vous etes,voyant,voyant medium,vpn #,vpn cheap,vpn deals
1 vuitton and,vuitton bags,vulnerable,w #,waiting #,wake,wake up,wallet needs,want #,want per,want you,warnings
1 warnings <link>,was cured,was declined,was locked,was nominated,was on,was shortlisted,was surprised
1 watch here,watch our,watched,watched adult,watches,watches aaa,watches louis,watches rolex,watching adult
1 we acquire,we audit,we blast,we boost,we bring,we call,we can,we collect,we create,we detected,we discovered
1 we discuss,we export,we generate,we helped,we identified,we intercepted,we leak,we lend,we move,we organise
1 we place,we put,we recover,we redesign,we save,we schedule,we solve,we switch,we translate,we were,wealthy
1 wealthy family,wear,wear and,web #,web designer,web developer,web e,web hosting,web page,web para,webinar
1 webinar <link>,webmaster,webmaster i,website ada,website at,website contact,website cookie,website for
1 website in,website infringes,website ssl,website this,website wcag,websites contact,websites for,websites in
1 websites into,wed optimise,week only,week with,weekend join,weekly,weekly from,weekly income,weekly profit
1 weekly returns,weekly we,welcome fob,welders carpenters,welders from,well animate,well are,went over
1 were unable,were watching,western,western union,weve helped,what are,whatsapp #,whatsapp community
1 whatsapp to,when are,when can,when is,when they,where i,which answers,which captures,which converts,which i
1 while searching,while sleeping,white hat,whiteboard,whiteboard animation,who cast,who died,who has,who shares
1 wholesale cbd,wholesale from,wholesale price,widget,widget to,widow,widow and,widow dying,widow in
1 wikipedia article,will apply,will benefit,will delete,will increase,will launch,will receive,will result
1 will stop,will sue,will write,win an,win big,win bonuses,win no,win rate,win real,winner package,winners
1 winners package,winning designers,winning team,winnings the,wir bieten,wir erstellen,wir vergeben,with amount
1 with an,with best,with box,with buyers,with cash,with ce,with code,with competitive,with decision
1 with delivery,with direct,with domain,with full,with great,with his,with instant,with iso9001,with keygen
1 with mobile,with natural,with only,with organic,with proof,with property,with real,with targeted,with trophy
1 with video,with white,with zero,withdraw daily,withdraw your,withdrawal,withdrawal claim,without
1 without deposit,without diet,without exams,without hassle,without next,without permission,without sitting
1 wniosek,wniosek <link>,woman until,women in,women want,word recovery,wordpress developer,wordpress for
1 wordpress shopify,work as,work gloves,work justice,working days,working from,working less,works from
1 worldwide #,worldwide delivery,worth #,worth a,would be,write and,write him,write your,writers deliver
1 writers take,writing service,wychodzenia,wychodzenia z,xanax no,xanax tramadol,y campanas,y diseno,y empresas
1 y likes,y o,y ofrecemos,y te,years factory,years grace,years of,yeezy,yeezy dunk,yes and,yes for,you a,you an
1 you authorise,you authorised,you been,you better,you buy,you charge,you examples,you exist,you hire
1 you import,you interested,you link,you looking,you lost,you mention,you missed,you missing,you money
1 you overpaying,you pay,you qualify,you rank,you regarding,you risk,you secure,you sell,you sleep,you want
1 you watched,your annual,your assessment,your assistance,your atm,your audience,your billing,your browsing
1 your budget,your calls,your ceo,your cooperation,your couch,your county,your coursework,your credit
1 your current,your databases,your dissertation,your drawings,your electricity,your entire,your ex,your expired
1 your fees,your firm,your future,your help,your ideal,your inquiry,your invoices,your last,your ledger
1 your link,your lover,your money,your monthly,your netflix,your no,your number,your office,your operating
1 your outreach,your own,your passwords,your paypal,your plans,your policy,your position,your premises
1 your proposal,your rates,your readers,your receivables,your receptionist,your refund,your reply,your reps
1 your reputation,your search,your sector,your servers,your shipping,your size,your skype,your spot,your stand
1 your surname,your thoughts,your ticket,your tiktok,your trophy,your trust,your university,your unpaid
1 your vacancies,your web,your winner,your winners,your youtube,yours <link>,yours book,yours is
1 youtube followers,youtube subscribers,youtube views,youve,youve been,z domu,z irlandii,zainteresowani
1 zainteresowani oferta,zamow,zamow <link>,zarabiaj,zarabiaj #,zero investment,zero plagiarism,zhejiang we
1 zinsen,zl decyzja,zl dziennie,zloz,zloz wniosek,zu #,zu gunstigen,zu hause,zum,zum festpreis,zusage
1 zusage bis,zxcvbnmqwert,zxmnc,zxmnc qpwoe,адресов,адресов компании,базы,базы email,без вложении,без диет
1 без отказа,бесплатно,бонусом,бонусом #,в день,в интернете,в казино,в криптовалюту,в лучших,в месяц,в подарок
1 в поиске,ваш,ваш саит,вашего,вашего саита,вложении,вулкан,вулкан онлаин,выигрываи,вітсоіn,вітсоіn еvеrу
1 делаем,делаем саиты,день без,депозит,дешево,диет,долларов,еvеrу,еvеrу dау,за результат,заим,заим без
1 заработок,заработок в,заходи,заходи по,звоните,здравствуите делаем,и google,и выигрываи,и получаи
1 и фриспинами,и яндекс,из,из интернета,инвестируи,инвестируи в,интернета,интернете,интернете от,казино вулкан
1 казино с,капсулы,капсулы со,карту,карту за,кг,кг за,клиентов,клиентов из,ключ от,ключ первая,коммерческих
1 коммерческих предложении,компании,компании рассылка,консультация,консультация бесплатно,контекстнои
1 контекстнои рекламы,криптовалюту,криптовалюту и,лучшее,лучшее онлаин,лучших,лучших онлаин,места,места в
1 месяц без,миллионов,миллионов саитов,минут,на #,на карту,на первыи,на почту,настроика,настроика контекстнои
1 низкие,низкие цены,онлаин бонус,онлаин казино,онлаин слотах,оплата за,оплата по,отказа,отказа на,оформить
1 оформить <link>,первая,первая консультация,первые,первые места,первыи,первыи депозит,пишите на,пишите нам
1 по результату,подарок,подробности,подробности по,поиске,поиске за,получаи,получаи от,поток,поток клиентов
1 похудеть,похудеть на,почту,предлагаем,предлагаем продвижение,предложении,предложении по,продвижение вашего
1 раскрутим,раскрутим ваш,рассылка коммерческих,рассылка по,регистрация,регистрация <link>,результат
1 результата низкие,результату,рекламы,рекламы под,рублеи seo,рублеи в,рублеи за,с бонусом,саит,саит первые
1 саита,саита в,саиты,саиты под,связи #,связи миллионов,скидкои,скидкои #,слотах,слотах и,со скидкои,сообщении
1 сообщении за,срочныи,срочныи заим,топ #,топ google,топ яндекса,увеличим,увеличим поток,фриспинами
1 фриспинами за,цены,яндекс,яндекса,яндекса и,一 加,上,上 娱,不,不 赔,业 的,业 网,乐 场,乐 首,人 百,人 赌,们 是,价 格,低,低 微,供,供 谷
1 信 abc123456,信 同,值,值 税,元,元 真,击,击 <link>,到,到 账,加 telegram,加 微,务,务 价,化 公,化 让,号,号 #,司 提,司 长,同,同 号,名 推,名 第,和 搜,在 线
1 场 点,址,址 <link>,增,增 值,外,外 贸,娱,娱 乐,存,存 送,家,家 乐,广,广 外,开,开 各,引,引 擎,彩,彩 金,您 的,惠 欢,惠 联,推 广,提 供,提 款,搜,搜 索,搬,搬 砖,擎
1 擎 优,收,收 益,数,数 优,日,日 收,是,是 专,服,服 务,期,期 代,本,本 公,查 税,查 联,格,格 优,欢,欢 迎,款,款 秒,歌,歌 排,正,正 规,点 低,点 击,点 数,百,百 家,的 seo
1 的 网,益,益 #,目,目 日,砖,砖 项,票 各,票 正,票 点,秒,秒 到,税 发,税 点,税 票,稳,稳 赚,站 排,第,第 一,类 发,类 增,系 qq,索,索 引,线 上,线 赌,网 址,规,规 税,让
1 让 您,设 和,设 服,谷,谷 歌,账,账 网,贸,贸 网,赔,赔 加,赚,赚 不,迎,迎 联,送 彩,金,金 <link>,长,长 期,门 在,门 线,项,项 目,首,首 存
0.9 # days,bitcoin,contact us,day,days,discount,found,get,reply,see,send,viagra,whatsapp,will be,your
0.9 your website
0.8 answer,are an,below,blog,com,confidence,directory,download,each,fee of,first page,fob,followers,for sale
0.8 get a,guest,has been,if i,in confidence,interested in,ireland,jobs,join our,lottery,lower,manufacturers
0.8 marketing,minute,minutes,name,no experience,noticed,remove,replica,second,selected,send the,star,start now
0.8 the first,their,up,view,websites,within,within #,works,you like,your account
0.7 # day,# for,# in,<money> a,a copy,a customer,a late,a look,accepted,account has,action,aluminium
0.7 and noticed,approval,apps for,article,ask me,at <mail>,awards,been nominated,business loans,buy #,by email
0.7 call this,cancer,cards,casino and,changes,city,cleaning,client who,company has,company profile,competitor
0.7 consider an,considered,contact me,copy of,cut,de <money>,dear i,details immediately,development company,dhl
0.7 died,discreet,early,emails and,everyone,everything,experience,expire,expo,facebook,facility,file,flat
0.7 for any,for delivery,for you,forex,free of,freight,full and,generic viagra,get an,gets,goes,google for
0.7 guest posts,hair,hot girls,i found,i represent,ill,in stock,included,increase your,instagram and,investors
0.7 keto,keto gummies,kg in,kin,know if,legal action,let,lights,links,live,looks,makers,man,manager
0.7 marketing agency,masks,money in,my name,next of,now to,of an,of hinges,of kin,our new,over #,package is
0.7 packaging,page is,payday,please contact,please pay,plus,por,press,pret,price is,price list,price per,pro
0.7 projects,r,rate,reminder your,reply yes,sample,samples,score,secret,selling,site and,spend,sports,stand
0.7 star google,the form,the video,time to,to get,to publish,to send,today,too,trustpilot,vapes,video
0.7 videos and,wcag,website,when you,whether,will share,winnings,with #,with your,write a,xanax,your ad
0.7 your address,your sales,业,可,的
0.6 % off,add,am a,answers,architects,ask,been,best,can send,catalogue,cbd,clean,coating,contactez moi,data
0.6 designer,due,errors,factory,first,following up,i could,interest,is for,legal,lender,local,manage,of google
0.6 ones,or a,original,our catalogue,package,page,par mail,pay <money>,phone,portal,powder,powder coating
0.6 purchasing,qualified,report,rolex,same,sorted,system,the list,times,to know,tomorrow,trading,update
0.6 waiting for,we run,web,website is,will not,you can
0.5 adult,at #,based,chat,cheaper,cold,consider,delete,down,find,firm,funds,i saw,information,instagram,may,moq
0.5 near,offer,our,property,saw your,sir,town,und,very,would you,you are,you could,в
0.4 and i,as,casino,client,cost,details,fee,handle,hi i,in our,plan,plans,quotation,sales,site,this,through
0.4 website and
0.3 #,# it,# messages,# minute,# star,% more,<money> and,<money> including,a #,a budget,a client,a crypto
0.3 a fake,a few,a freight,a good,a great,a guest,a loan,a nice,a proposal,a sample,a soldier,a widow,able
0.3 able to,accorde,account to,across your,ad,agency,agency in,agent,agent for,agent with,ago,air,already have
0.3 am #,an app,an article,an offer,and business,and cash,and cbd,and cialis,and looking,and trustpilot,annual
0.3 another,answer the,apartments,application,approved for,are doing,are getting,are here,are not,are ready
0.3 at customs,at my,atm,authority,based in,be a,be delivered,be open,be sent,because,because of,become
0.3 become a,been approved,been suspended,best door,best prices,bieten,billing,bills,bitcoin accepted
0.3 bitcoin and,bitcoin or,blast,booking,box,brings,budget <money>,budget for,build expo,business cards
0.3 business loan,call our,came across,cancelled,cancer and,certificate expired,cheque,claim is,code,commission
0.3 company is,company wants,compensation,considered selling,contact for,contacted,containing,contract,copies
0.3 correct,costing,costing you,could send,cracked,credit score,customs,d6,da,damage,days to,dear sir
0.3 decision in,declined,details within,dia,do it,documents <link>,domu,drop,dubai,due for,e,else,email
0.3 email was,en #,ends,ends today,energy bills,engineers,essay,essay writing,est,ever,ever considered,exchange
0.3 exhibition and,existing,exit,experienced,expires in,export,face masks,factory making,factory price,feature
0.3 few,filmed,filmed you,fit for,fix,fix your,fixed,flyer,for export,for photos,for renewal,form,free quote
0.3 from,future,gain,gallery,game,game and,gdpr,god,got your,grand,grant of,gratis,great,gucci,guest post
0.3 hacked,had a,hardware,has,have been,he,health insurance,held,here,hi im,hi there,hier,hinges in,hiring
0.3 holidays,home,home with,husband left,i came,i design,i go,i have,i lost,i made,i put,i work,id,if you
0.3 in with,including,installs,instead of,interiors,is full,is going,is here,is on,is our,it a,it ends,je suis
0.3 just following,kevin,last longer,leaving,left me,let us,lift,link below,list for,listed,listing in,loans to
0.3 locked,long,longer,love,love to,low moq,madam,made,made <money>,mail is,mailbox,mailbox is,maison,maker
0.3 making,manager of,manufacture,manufacturer,manufacturer and,mas,masks and,may be,message me,mind,minimal
0.3 minutes <link>,missing,moi,months,move,mr,mrs,my clients,my job,my pictures,my previous,name of,need an
0.3 need contact,never,no,no prescription,noticed you,noticed your,number to,of you,oferta,off until,offer for
0.3 on camera,on every,on hold,on our,on your,or,our magazine,our seo,our studio,out #,out of,overdue
0.3 paid <money>,parcel,parts,password,pay,pay #,payment by,payment of,peacekeeping,per unit,permission
0.3 photographs on,plans for,please let,please transfer,policy,portfolio <link>,preco,previous email,price moq
0.3 production,promo,promo videos,questions,quickly,quote today,ran,ranked,ranking on,rates on,read your
0.3 recommended by,refund of,regarding,register now,reminder,renewal,rent,reply to,represent,represent a
0.3 return is,sale,salve,same as,scratch,se,see a,seeking,selected for,selling your,send a,send it,sending
0.3 several,sex,sheet,ship,short survey,shows,si,since #,sir madam,site <link>,slot,slowly,social,social media
0.3 soldier,someone else,stay,subscribers,suis,sum,sum of,sunday,sur,sure,suspended,taken,takes,talk about,test
0.3 text,that it,the atm,the dublin,the fee,the internet,the only,the outstanding,the payment,the right
0.3 the server,the survey,the uk,them,thesis,think you,think your,this on,title,to confirm,to contact
0.3 to feature,to have,to verify,to you,today to,trades,transaction,transfer <money>,treatment,trust,turnaround
0.3 uma,unless you,unpaid invoice,uns,unsubscribe,up in,up on,using my,vacancies,vapes and,verify,viagra and
0.3 video for,video on,viewing,want me,wants to,warehouse,was looking,waste collection,way to,we buy,we grow
0.3 we help,we manufacture,we share,we visit,we will,wed love,weight loss,weve,win the,with,with bitcoin
0.3 with prices,work for,work from,write an,write me,yes to,you add,you at,you ever,you from,you have,you need
0.3 you open,you so,you sponsor,you used,you win,your email,your instagram,your mailbox,your steel,your work,z
0.3 нам,со,价,和,您,推
0.2 address,am,are you,at,company,de,i am,off,to,us,we,will
0.1 # #,a year,charity,deliver,finance,following,good,have #,have you,help,here to,i can,i was,into,is due
0.1 is this,know,link,members,of,on google,or i,over,partner,please send,poker,prize,quick,see my,statement
0.1 this is,transfer,waiting,want to,we do,your name
0 # to,# years,a bank,and,angebot,are a,cnc,confidential,confirm your,copy,delivery,energy,fake,fixes,for
0 for our,guten tag,have two,hello,hello i,hi,last,like to,mail,mailing,minute call,money,of <money>,of our
0 panel,payment,proof,quotes,review,safe,scam,tag,the address,think,to an,voucher,work,you consider,you free
0 здравствуите
-0.1 # months,# of,# or,# weeks,<link> to,<money> for,a deposit,a domain,a fee,a quick,a vault,account with
-0.1 after #,all,already,an,an seo,are looking,back,be,bless,blocked,broker,buying,by,camera,can be,can do
-0.1 centre in,checking,claim it,click,collection,community,contact my,copyright,county,credit,czy,dating
-0.1 deposit of,details and,dissertation,do you,does not,euros,exhibition,five,for bronze,four,free survey
-0.1 god bless,good day,group,handles and,have,health,hi do,his,hit,i just,i live,i make,idea,ideal
-0.1 insurance for,it in,jerseys,just checking,keep,kontakt,learn,level,locks,looking at,ltd,luxury,me at
-0.1 me with,merci de,met,million euros,moi par,most,my cv,my email,news,next week,not be,object,offers
-0.1 office #,ok,on,on friday,open the,or refund,our call,our online,our site,outstanding,over the,paper
-0.1 pay the,please reply,position,presupuesto,preventivo,previous,project,qualify,ray,re,recommended
-0.1 recruitment,recruitment agency,return,run,run an,samples of,server,show you,sie,sie uns,sitting,some,soon
-0.1 speak,speak to,sponsor,store,strictly,strictly confidential,tag wir,tell me,the same,this week,to about
-0.1 to buy,to call,to my,to view,us a,us by,us for,us know,used,w,waste,we only,week,weight,white,woman
-0.1 work on,years,you,you know,you on,с,您 好,我 们
-0.2 account,available,back to,before,best price,cash,certificate,click here,em,for #,getting,guten,husband
-0.2 if we,immediately,in a,insurance,invoices,just,like,link to,look at,make,new,of #,on <link>,on instagram
-0.2 order,post,put,safety,schedule,supply,the best,wed,which,wir,with a,word,you the,you to,your price,门
-0.3 a,any,are,by #,does,if,in,is not,job,lead,loan,look,main,of a,of the,open,saw,side,small,something,talk
-0.3 until,we have,who,yes,your page
-0.4 # accounts,# acoustic,# after,# all,# apartments,# bedroom,# betting,# both,# branches,# brass,# bronze
-0.4 # can,# clear,# closer,# db,# dec,# december,# detention,# do,# double,# each,# evenings,# face,# fd30
-0.4 # fd60,# fd6os,# georgian,# graders,# grand,# hard,# hinges,# hire,# inch,# installed,# internal
-0.4 # interview,# jan,# jun,# kids,# l01,# l02,# l03,# lam,# lead,# lobby,# need,# noon,# now,# numbers
-0.4 # oranmore,# our,# pairs,# persons,# please,# portes,# rc3,# rc4,# semi,# sets,# single,# soundproof
-0.4 # steel,# stud,# subscribers,# tall,# thats,# tonne,# treatment,# vision,# was,# wc,# which,# you,# мм
-0.4 # сколько,# 毫,% and,% finance,% less,% now,% on,% recyclable,% refund,% so,<link> and,<link> best
-0.4 <link> but,<link> closing,<link> for,<link> i,<link> it,<link> let,<link> link,<link> photos
-0.4 <link> replace,<link> so,<link> theres,<link> urgent,<link> we,<money> cash,<money> funding,<money> gets
-0.4 <money> i,<money> last,<money> left,<money> max,<money> on,<money> remains,<money> today,<money> until
-0.4 <money> vat,a ballpark,a barn,a better,a betting,a bheadh,a bitcoin,a bookcase,a bookies,a bookmaker
-0.4 a brass,a break,a brochure,a builder,a bullet,a card,a cbd,a chair,a chairde,a chance,a chara,a cheaper
-0.4 a chosnodh,a cleaning,a cnc,a cocktail,a collab,a collaboration,a concrete,a contractor,a cork,a council
-0.4 a crack,a date,a dda,a dealer,a deceased,a dent,a design,a dheanamh,a different,a discount,a discreet
-0.4 a display,a divider,a dog,a espana,a farm,a fingerprint,a fitter,a floor,a funeral,a garda,a glazed
-0.4 a grant,a guarantee,a gucci,a hidden,a home,a hospice,a hospital,a hostel,a hotel,a hygienic,a journalist
-0.4 a key,a killarney,a library,a licence,a living,a lock,a lot,a lyon,a magazine,a maker,a manufacturing
-0.4 a marketing,a matchmaking,a meeting,a milano,a museum,a must,a name,a narrow,a night,a pallet,a panic
-0.4 a paris,a parishioners,a passive,a passport,a payday,a pdf,a penthouse,a personal,a po,a pocket,a polish
-0.4 a porch,a powder,a practice,a premium,a prize,a proper,a property,a quiet,a rc3,a recruitment,a reliable
-0.4 a renovation,a replacement,a retired,a return,a rolex,a safe,a sales,a saloon,a saturday,a school
-0.4 a scooter,a scratch,a secondhand,a show,a side,a sign,a single,a slot,a smart,a soft,a solicitor,a sound
-0.4 a spare,a speakeasy,a stand,a statement,a station,a stronger,a stud,a subcontractor,a thabhairt,a thesis
-0.4 a thing,a third,a tight,a tiktoker,a toddler,a transaction,a ukrainian,a unit,a van,a villa,a web
-0.4 a website,a weekly,a wet,a whiskey,a written,a2b3,abc1,abcd,abcd on,abend,abend was,about bronze
-0.4 about design,about energy,about fire,about local,about me,about metalwork,about patina,about size
-0.4 about statement,about steel,about unpaid,about your,about yours,access and,access do,accessibility
-0.4 accessibility wcag,acciaio,acciaio e,accorde le,according,according to,account application,account is
-0.4 account on,account page,account so,account the,accountant asks,accountant was,accounts at,accounts ha
-0.4 accounts midland,accounts payable,acero,acero y,acier pour,aco #,acoustic glass,acoustic rating,act for
-0.4 act immediately,actually,actually i,ad shoot,add d40,add on,add to,add your,address for,address on
-0.4 address was,adhmaid,adjustable,adjustable floor,adult education,adult lingerie,adverts,adverts under
-0.4 advice,advise fob,advise price,advise what,advise your,afraid,afraid at,african,african food
-0.4 after christmas,after the,after two,after vandalism,after we,ag lorg,ag teastail,again it,agency fitting
-0.4 agency here,agency is,agency office,agency tenant,agent on,ago and,agreed #,agreed a,agricultural
-0.4 agricultural for,airbnb,airbnb in,airtightness,airtightness class,alabilir,alabilir miyiz,alarm,alarm in
-0.4 all by,all different,all locks,all over,all the,alone,alone and,already its,also can,also how,also mirrors
-0.4 also needs,also the,also what,aluminium entrance,am afraid,am available,am contacting,am emeka,am just
-0.4 am nevoie,am sharing,am using,am very,am within,amount it,amount welcome,an acoustic,an adult,an agent
-0.4 an answer,an arched,an architect,an architectural,an automatic,an bhfuil,an e,an email,an error,an essay
-0.4 an experienced,an extension,an feidir,an garda,an instagram,an interiors,an ndeanann,an online,an opening
-0.4 an praghas,an seomra,and <link>,and airtightness,and am,and are,and asking,and back,and ball,and build
-0.4 and built,and c,and catalogue,and change,and copy,and credit,and dating,and delivery,and do,and expect
-0.4 and factory,and finished,and fitted,and front,and frontage,and glass,and gloves,and handles,and head
-0.4 and health,and here,and install,and insurance,and invoice,and is,and its,and know,and landlord,and letting
-0.4 and link,and lost,and love,and may,and measure,and members,and messages,and mortgages,and name,and needs
-0.4 and nervous,and nobody,and nothing,and now,and order,and other,and photos,and quiet,and rc5,and safety
-0.4 and see,and sell,and send,and share,and shutter,and side,and sitting,and skin,and some,and springs,and tax
-0.4 and their,and they,and time,and told,and toughened,and two,and use,and video,and warranty,and web,and wed
-0.4 and weights,and were,and weve,and whats,and with,and youd,annoyed,annual report,another company
-0.4 another door,another quote,another way,ansehen,answer a,answers below,answers the,anthracite,any amount
-0.4 any availability,any chance,any day,any ex,any hinges,any message,any movement,any overflow,any questions
-0.4 any update,any vacancies,anything for,anything in,anyway,anyway how,aoife,aoife thanks,apart,apartamento
-0.4 apartamento em,apartment entrance,apartment in,apartments under,aperti,aperti sabato,app,app and
-0.4 app developers,app development,appartement,appartement a,appelez,appelez moi,application has
-0.4 application is,apply for,apply how,appointment,appointment on,apprentices,apprentices in,apprenticeship
-0.4 apprenticeship in,approval or,approved by,approved contractor,approved first,approved in,approved last
-0.4 approved the,approved today,approx,approx value,april,aran,aran islands,arcades,arch,arch is,arched one
-0.4 arched screen,arched tops,architect asked,architect for,architect has,architect with,architecte dinterieur
-0.4 architecte veut,architects blog,architects working,architectural,architectural practice,architecture
-0.4 architecture student,ardmore and,ardmore cost,are architects,are awful,are blocked,are crazy,are eleven
-0.4 are engineers,are errors,are five,are free,are happy,are in,are instructed,are left,are lovely,are moving
-0.4 are opening,are over,are preparing,are restoring,are sending,are short,are specifying,are stuck,are taken
-0.4 are the,are we,are wrong,are ye,area fit,argue,argue the,around #,arrange,arrive,arrived,arrived to
-0.4 arrives,arrives in,article about,article this,as <link>,as a,as last,as order,as per,as us,as well,asap #
-0.4 aside,ask a,ask about,ask next,ask you,asked for,asked me,asked which,asking for,asking you,asks about
-0.4 asks for,association invites,at citywest,at custume,at first,at home,at least,at left,at loud,at main
-0.4 at right,at something,at tu,at unit,ata,ata sibh,athenry,athlone glass,atm lobby,atm operator,attached as
-0.4 attached drawings,attached for,attached link,attached remittance,attached schedule,attached to
-0.4 attendons la,attendons le,auch,auch finanzierung,audit for,audit of,aufmass,aufmass ware,auftrag
-0.4 auftrag vom,aus bronze,aus stahl,authority asks,authority will,automatic door,automatic sliding
-0.4 autopilot gates,autumn,autumn issue,availability,availability in,available immediately,available on
-0.4 available to,avoid missing,avons recu,avons un,away,away and,awful,b and,b fitted,baby,baby arrives
-0.4 back from,back guarantee,back or,back please,back the,baggot,baggot st,balance immediately,balance last
-0.4 balance of,balance owed,ball,ball railings,ballaghaderreen,ballinasloe,ballincollig,ballincollig p31
-0.4 ballpark for,ballymount,ballymount needs,bandon,bank designated,bank grade,bank holidays,bank loan
-0.4 bank says,bank vault,bank wants,banque nous,banque veut,bar #,bar doable,barn,barracks,bathrooms
-0.4 bathrooms and,bauen ein,bauen in,be an,be cheaper,be closed,be copied,be costing,be done,be fake,be fd30
-0.4 be fited,be fitted,be glazed,be going,be leaving,be legally,be lockable,be made,be paid,be rc3,be rc4
-0.4 be read,be released,be so,be taking,be transferred,be wipe,be you,become an,been hacked,been killed
-0.4 been recommended,been restoring,been ringing,been robbed,before baby,before christmas,before drawdown
-0.4 before i,before ordering,before paying,before releasing,before september,before they,before xmas,behind a
-0.4 being delivered,being refurbished,belfast,belfast will,below click,below please,below what,benefactor
-0.4 benefactor to,bernie,bernie in,beschadigt,best casino,best in,best quotation,best wishes,better on
-0.4 better than,betting counter,betting shops,between #,between kitchen,bheadh,bheadh air,bhfuil,bhfuil an
-0.4 bhur,bhur dtoil,bid,bieten sie,bifold doors,bifold shows,big,big builder,big contract,big door,big doors
-0.4 big dreams,bigger office,billing address,bills are,bim model,bin,bin store,bird,bird price,birmingham
-0.4 bitcoin atm,bitcoin mining,bitcoin vault,bits,biura dubline,black frames,black friday,black grid
-0.4 blanchardstown,blank on,blast resistant,bless you,blind,blind and,block keeps,blocked in,blocking
-0.4 blocking our,blocks,blocks for,blog about,blog and,blog would,boa,boa tarde,board <link>,board decides
-0.4 board for,boarding school,boarding up,bom,bom dia,bonjour je,bonjour la,bonjour mon,bonjour nous
-0.4 bonus offers,bonus points,bookcase,bookcase for,bookies,bookies wants,booking fee,bookmaker,booth
-0.4 booth for,both doors,both sides,both work,both working,bottom,bought a,bought an,bought our,bought two
-0.4 boutique,boutique in,box containing,brake,brake #,branch has,branch sligo,branches,branches rc4,brand with
-0.4 brands and,brands in,brass entrance,brass furniture,brass pull,bray need,bray sex,bray y,break,break in
-0.4 bricked,bricked up,brings me,brochure on,brochure please,brochure sent,brochure under,brochures
-0.4 brochures and,broke by,broke the,broken guests,broken in,broken into,broken lock,broker for,broker in
-0.4 brokerage,brokerage trading,bronze #,bronze card,bronze do,bronze door,bronze entrance,bronze patina
-0.4 bronzo,brother,brother kindly,bs,bs en,budget #,budget about,budget and,budget big,budget rate
-0.4 buenas necesito,build,build a,build and,build apps,build show,build starts,builder gave,builder looking
-0.4 builder ltd,builder needs,building,buildings,buildings at,built,built three,bundoran,bundoran you
-0.4 bungalow outside,burglars got,burglary,burglary at,burke,burke in,business awards,business park
-0.4 but actually,but ask,but could,but for,but got,but green,but im,but keep,but must,but two,but want,but we
-0.4 but with,button and,buy a,buy decision,buy generic,buy glass,buy one,buy two,buyers here,buyers small,by a
-0.4 by another,by august,by cob,by crismas,by itself,by january,by letter,by padraig,by reply,by to,by two
-0.4 by you,byrne co,byrne tullamore,c attached,cad blocks,cad e,cafe,cafe up,cage,cage #,call #,call could
-0.4 call maeve,call no,call now,call please,call suit,call today,call us,called me,called offering
-0.4 called skellig,cam,cam kapi,came from,came out,came to,came with,camera recording,can argue,can come
-0.4 can deliver,can expect,can fitters,can go,can increase,can offer,can open,can proceed,can reduce
-0.4 can somebody,can use,can your,cancel the,cancelled my,cannabis,cannabis for,cannot be,cannot click
-0.4 cannot open,cant log,cant open,capex,capex so,capital grant,car park,card declined,card for,card locks
-0.4 card payment,carlow offering,carry,carry in,carrying,carrying out,carved,carved wooden,casa mea,cash carry
-0.4 cash in,cash office,cash rooms,cash so,cash today,casino en,casino night,casino page,casino with,cat costa
-0.4 cat flap,catalogue <link>,catalogue can,catch,catch haha,caution,caution this,cavan is,ccpc,cement
-0.4 cement on,centre,centre site,cert,cert number,certificate has,certified or,certs before,certs for,chair
-0.4 chair through,chairde,chairde ta,chamber business,chamber of,chance of,chance to,change bank,change your
-0.4 changed and,changed discreetly,changed our,changed please,changes delete,chara,chara an,charge now,charged
-0.4 charged twice,charging,charging room,charity for,charity golf,charity is,charity received,charts
-0.4 charts you,chat to,cheap is,cheaper if,cheaper quote,cheapest option,check your,cheers,chemist
-0.4 chemist shop,cheque is,cherche deux,cherche une,cherrywood <link>,chipped,chistin i,chosnodh,chosnodh se
-0.4 church doors,church of,cialis packaging,ciao,ciao siete,ciara,city centre,citywest,clad pivot,claim handle
-0.4 claim ref,claiming,claiming my,claims office,claire,claire here,clare,claregalway,clarke,clarke job
-0.4 clashes,clashes with,class #,class of,classic,classic and,clean and,clean the,cleaning company,cleanroom
-0.4 cleanroom compatible,clear,clear for,clearance,clearance for,click and,click links,click on,click the
-0.4 clicked,clicked the,client with,clients all,clients asking,clients kitchen,clifden ein,clinic
-0.4 clinic opening,cloison,clonskeagh,close up,closed in,closed permanently,closer en4,closer lever
-0.4 closers for,closes,closes friday,closing date,closing in,closing on,club dressing,club in,club is
-0.4 club needs,cm how,cnc operator,cnc operators,co meath,co solicitors,coating company,coating with,cob
-0.4 cob wed,cocina,cocktail,cocktail bar,code #,coded,coinne,coinne a,collab,collab or,collaborate
-0.4 collaboration,collaboration on,collect,collect any,collect from,collect it,collect myself
-0.4 collect ourselves,collection we,colman,colman side,colour charts,colourcoat,colourcoat mullingar
-0.4 com estrutura,com instalacao,combien,combien pour,come before,come collect,come look,come now,come this
-0.4 come through,come thursday,coming,coming home,commande ensuite,commerce,commerce would,commission for
-0.4 commissioner,committee,committee agreed,company co,company does,company hq,company moving,company needs
-0.4 company new,company pension,company says,company shooting,company to,compatible,compatible security
-0.4 compensation and,competition,competition and,competitor quoted,compliant automatic,composite
-0.4 composite ones,conas,conas ata,concession,concession in,concrete,concrete lintel,confidential and
-0.4 confidential i,configurator on,configurator says,confirm,confirm pallet,confirm receipt,confirm ye
-0.4 confirm you,confirmation,confirmation email,confirmer,congratulations on,consider supporting
-0.4 consider taking,construction in,consultant and,contact maeve,contact you,contacted the,contacting
-0.4 contacting you,containing the,contemporary,contemporary in,contractor and,contractor directory
-0.4 contractor here,controlled,controlled drugs,copied,copy it,copy the,copyright of,cork #,cork et,cork with
-0.4 correct it,corredera,corredera de,cost and,cost please,cost roughly,cost to,costa spedirla,costs for
-0.4 could a,could do,could email,could have,could not,could post,could someone,could take,could we,couldnt
-0.4 couldnt open,council grant,council house,council is,council loan,council needs,council was,count and
-0.4 count room,counter and,country house,county council,county enterprise,courier,courier said,course,court
-0.4 crack,crack in,crazy,crazy want,creche,creche doors,credit de,credit do,credit me,crew can,crismas,cruach
-0.4 cruach le,crypto company,crypto exchange,cuanto tarda,cuanto tardan,cuesta mas,cuesta y,customer need
-0.4 customers i,customs and,customs or,custume,custume barracks,cut energy,cutting,cutting in,cv <link>
-0.4 cv available,cv here,d1 #,d1 d9,d14,d14 d15,d15,d2,d2 #,d22,d22 to,d3,d3 #,d4,d4 #,d40,d40 d44,d44,d44 #
-0.4 d5,d5 #,d6 #,d7,d7 #,d8,d8 #,d9,da frente,da sala,dad,dad is,dalkey,dalkey and,damage to,damaged
-0.4 damaged in,damaging,damaging wall,dangerous,danke,daoibh,daoibh ta,dark,dark bronze,das glas,das schloss
-0.4 data centre,data commissioner,data we,data you,date,date #,date is,dates,dating agency,dating workshop
-0.4 daughter,daughter loves,davance,day ask,day but,day can,day do,day late,day next,day off,day sir,day the
-0.4 day turnaround,days failing,days total,days we,db,dda,dda compliant,de acero,de confirmer,de dhith
-0.4 de entrada,de intrare,de la,de me,de o,de sathairn,de securitate,de seguridad,de vidro,deadline for
-0.4 deadline in,deadline within,dealer for,dealer pricing,dear all,dear brother,dec,dec by,deceased
-0.4 deceased client,december,decide on,decides,decides on,declined is,defective door,delete d14,delete it
-0.4 delete the,delighted,delighted with,deliver #,deliver for,deliver in,deliver one,deliver to,delivered they
-0.4 delivery dublin,delivery please,delivery take,delivery time,delivery until,delivery was,demo wall,demora
-0.4 dent,dent in,dental,dental practice,dentree en,department can,department does,department needs
-0.4 department sits,deposit,deposit by,deposit it,deposit on,deposit our,deposit payment,deposit today
-0.4 deposit transfer,deposit with,deposits,depot driver,depot in,depot they,der,der griff,design and
-0.4 design blog,design company,design websites,designated,designated doors,designer needs,designer wants
-0.4 details billing,details for,details have,details so,details the,detention,detention doors,deux,deux portes
-0.4 developers next,devis,devis et,dhaoibh,dhaoibh an,dheanamh,dheanamh don,dhith,dhith orainn,dhl and
-0.4 dhoras gloine,dhoras sleamhnain,dhotel,dhotel a,dia daoibh,dia dhaoibh,dia queremos,dias hacen,did a
-0.4 did it,did their,didnt pay,die,die lieferzeit,die tur,die turen,died in,diena,diena kiek,different about
-0.4 different colour,different sizes,dingle,dingle smart,dining,dining room,dinner,dinner is,dinterieur
-0.4 dinterieur a,directory no,disclaimer,disclaimer this,discreet frosted,discreet please,discreet solid
-0.4 discreetly,discreetly this,discretion,discretion please,discuss supply,dispensary,dispensary by,dispense
-0.4 dispense methadone,display model,display price,dissertation and,dissertation im,distribute,distribute in
-0.4 divider,dm,dm me,do and,do anything,do arched,do biura,do drawings,do for,do glass,do guest,do instalments
-0.4 do meu,do my,do nowego,do our,do payment,do pivot,do powder,do repairs,do salonu,do site,do subcontract
-0.4 do that,do them,do trade,doable,dobry drzwi,dobry ile,dobry szyba,documents for,documents to,does delivery
-0.4 does nothing,does websites,doesnt,doesnt work,dog can,dog flap,doing it,doirse,doirse adhmaid,dollars ok
-0.4 domain seems,domain with,domu otwor,don seomra,don teach,donate a,donation from,donation funded,done in
-0.4 done one,dont act,dont want,door a,door already,door at,door attached,door back,door before,door between
-0.4 door broken,door by,door changed,door cheap,door company,door delivery,door drafty,door fitted,door frame
-0.4 door garage,door i,door immediately,door keep,door kindly,door left,door makers,door motor,door must
-0.4 door of,door opens,door order,door plus,door possible,door prop,door quote,door set,door so,door stage
-0.4 door suitable,door supply,door that,door toughened,door unit,doors abcd,doors approx,doors arrived
-0.4 doors at,doors can,doors cheap,doors collect,doors d1,doors damaged,doors delivered,doors delivery
-0.4 doors fd60,doors fdeos,doors got,doors haha,doors happy,doors if,doors including,doors ireland,doors is
-0.4 doors landlord,doors measured,doors mr,doors must,doors need,doors no,doors per,doors please
-0.4 doors replaced,doors roughly,doors single,doors so,doors stainless,doors stands,doors thanks,doors that
-0.4 doors tusla,doors urgently,doors we,doors where,doorsets as,doorsets at,doorsets for,doorsets have,dor b
-0.4 dor like,doras dubailte,doras nua,doras tosaigh,doresc,doresc o,dormitories,dorthin,dos,dos puertas
-0.4 double #,double hinged,drafty,drawdown deadline,drawdown surveyor,drawing,drawing are,drawings attached
-0.4 drawings dwg,drawings if,drawings link,drawings on,dreams,dressing,dressing rooms,driver,driver could
-0.4 drivers hit,drivers is,drivers left,driving me,dropbox,dropbox <link>,drugs,drugs room,drumcondra
-0.4 drumcondra and,drzwi do,drzwi nie,drzwi przesuwne,drzwi wejsciowe,drzwi zewnetrzne,dtoil,dubai regarding
-0.4 dubailte,dubailte gloine,dublin city,dublin ouverture,dublin port,dublin road,dublin y,dubline,due in
-0.4 duinn,dundalk,during,during the,duru,duru i,durys,durys su,dwg,dwg and,e an,e mi,e vetro,early bird
-0.4 earn my,easier,easier i,east,east wing,easter,education,education centre,education room,ein,ein ferienhaus
-0.4 ein haus,eine glastur,eine stahltur,eircode brings,eircode is,el precio,el presupuesto,eleven
-0.4 eleven openings,em cork,em dublin,em gort,em limerick,email about,email before,email bounced,email came
-0.4 email is,email me,email never,email of,email out,email the,email with,email yesterday,emeka,emeka i
-0.4 emerald,emerald slots,emergency,emergency boarding,empty,empty skips,en bray,en4,en4 #,enclosed
-0.4 enclosed tender,energy audit,engineer,engineer at,engineers in,ennis need,enough,ensuite,entrada
-0.4 entrada em,entrance at,entrance has,entrance keypad,entrance laminated,entrance needs,entrance sign
-0.4 entrance which,entrance with,entregam,entregam em,envios,envios a,envoyer,envoyer un,erase me,error
-0.4 error on,errors on,errors when,escape,escape room,escort,escort company,espana,esperamos,esperamos la
-0.4 est rayee,estate,estate every,estate please,estate will,estates whatsapp,estrutura,estrutura de
-0.4 et cherchons,et la,euros and,euros from,ev charging,evening #,evenings,ever thought,every handle
-0.4 every opening,every review,every tuesday,everything done,ex,ex vat,exchange moving,existing hardwood
-0.4 exit needs,expect a,expect compensation,expect payment,expectation #,expectation is,experience in
-0.4 experienced fabricator,experienced steel,expired before,expired i,expired my,expired this,expires within
-0.4 export to,exporters,expression,expression of,extending a,extending the,extension in,extension to,external
-0.4 external doors,fabrication,fabricator #,fabricator with,facebook page,facebook still,facebook what
-0.4 facility engineer,factory from,factura,facture,facture et,failed can,failed in,failing,failing which,fails
-0.4 fails accessibility,fair in,fake but,fake door,fake is,falling,falling apart,families,families for,fancy
-0.4 fancy #,fanlight,fanlight kept,farm,farm shop,farmhouse and,farmhouse in,farrow,farrow and,favor,fazem,fb
-0.4 fb hw,fd30 lh,fd30 rh,fd30 w,fd60 d04,fd60 doorsets,fd60 painted,fd60 to,fd6os,fd6os #,fdeos #,fdeos oak
-0.4 feature one,feb driving,february,feck,feck sake,federation,fee dinner,fee is,feidir,feidir libh,fergal
-0.4 fergal please,fergal unsubscribe,ferienhaus,ferienhaus in,few people,few questions,fica,fica com,file is
-0.4 film came,film company,film in,film set,finally,finally ordering,finance approved,finance team
-0.4 finanzierung,finanzierung an,find my,find our,find tender,find us,fine,finger,finger guards,fingerprint
-0.4 finglas,finish this,finished floor,finished my,fire authority,fire certificate,fire exit,fire rated
-0.4 fire safety,fire test,firm offers,first on,fit as,fit lock,fit windows,fited we,fitted between
-0.4 fitter based,fitter come,fitter is,fitter left,fitter scratched,fitters come,five of,fix immediately
-0.4 fix or,fix the,fixed by,fixed panels,fiyat,fiyat alabilir,flap in,flat size,floor and,floor fit,floor on
-0.4 fluted door,fob access,folder,folder by,follow up,follow you,followers about,food,food moore,football
-0.4 football club,for a,for apartment,for apprenticeship,for bifold,for cheapest,for collection,for declan
-0.4 for dhl,for doors,for each,for emergency,for feck,for fire,for fitters,for flat,for forced,for future
-0.4 for galvanising,for getting,for hoover,for internal,for laser,for lead,for lucan,for main,for man
-0.4 for medical,for metalwork,for mr,for mri,for october,for orphans,for outside,for prescriptions,for proof
-0.4 for quick,for refund,for slim,for sponsors,for sponsorship,for spring,for staff,for storm,for supplier
-0.4 for tender,for that,for three,for thursday,for ventilation,for wheelchair,for who,for work,for youtube
-0.4 forced steel,forex brokerage,forgot,forgot my,form can,form is,form on,form says,forma,forma invoice
-0.4 forward our,found the,founder,founder chat,four leaf,four rc4,fourth,fourth time,frame opening,framed
-0.4 framed glass,frames and,frames in,free any,free content,free energy,free for,free have,free pizza
-0.4 free swing,freight company,frente,frente do,friday #,friday discount,friday noon,from accounts,from birr
-0.4 from both,from dubai,from facebook,from gdansk,from hospital,from june,from lebanon,from nenagh,from our
-0.4 from outside,from seai,from turkey,from west,from your,front and,front entrance,frontage,frosted entrance
-0.4 frosted glass,froze,froze when,full licence,fund trading,funded,funded max,funding,funding approved
-0.4 funding from,funding is,funding of,funding under,funds from,funeral,fur,furnace,furnace was,furniture and
-0.4 further,further notice,fussy,fussy about,future payments,gaa,gaa club,gain access,gallery is,galvaniser
-0.4 galvanising,galvanising twenty,galway and,galway area,gaming,gaming arcades,garage,garage side,garda wants
-0.4 gate open,gates,gates we,gave me,gdansk,gdansk to,gdpr please,geliefert,genuine or,geoffnet,georgian
-0.4 georgian door,gern,gern die,get email,get for,get it,get me,get new,get our,get price,get three,gets your
-0.4 getting #,getting back,getting forced,getting funding,girls hair,give #,glas,glas klemmt,glass broke
-0.4 glass can,glass for,glass help,glass of,glass partition,glass please,glass processor,glass purchasing
-0.4 glass safe,glass strong,glass to,glass toughening,glass we,glass you,glastur,glastur fur,glasturen
-0.4 glasturen aus,glazed bronze,glazed double,glazed interview,glazed partition,glazed with,glazing,glazing #
-0.4 gloine ag,gloine don,gloves that,goal,goal we,goes out,golf,golf classic,good evening,google and
-0.4 google but,google great,google profile,google review,google says,google searched,google shows,google when
-0.4 gorey need,gorgeous,gort,got funding,got in,got no,got sports,got this,grade,grade security,graders
-0.4 graders would,grafton,grafton street,grainne,grannys,grannys cottage,grant and,grant available,grant for
-0.4 grant from,grant need,grateful,gratis aufmass,great article,great pictures,great price,green,greystones
-0.4 grid doors,grid look,griff,griff ist,group recommended,grow cannabis,grow through,guarantee #
-0.4 guarantee question,guarantee transferable,guaranteed before,guards on,gucci concession,guest house
-0.4 guests are,guests can,gummies in,guten abend,guys in,gym is,gym with,h91 abc1,h91 xy12,ha,haben sie
-0.4 hacen envios,hacen puertas,hacked google,hacked i,hacked last,had an,had no,had the,hair salon,half door
-0.4 hall <link>,hall and,hall door,hall needs,hallo das,hallo die,hallo haben,hallway,hallway in,hand
-0.4 hand instead,handle came,handle in,handle rattles,handle tomorrow,handles,handles #,handles could
-0.4 handles for,hang,hang a,hangs,hangs on,happens after,hard win,hard worker,hardwood,hardwood door,has asked
-0.4 has called,has cancer,has changed,has expired,has leased,has pictures,hatch and,hatch for,hatch like
-0.4 hatch was,hauliers,haus,haus um,haustur aus,haustur mit,have <money>,have all,have another,have bad
-0.4 have cad,have changed,have clients,have colour,have contacted,have data,have email,have expired,have free
-0.4 have full,have funding,have heard,have knobs,have lost,have no,have not,have only,have our,have outgrown
-0.4 have photos,have purchased,have revit,have rung,have samples,have seconds,have slowly,have small,have sold
-0.4 have someone,have something,have to,he died,he still,head,head office,health and,heard nothing
-0.4 heavy bronze,heavy door,heavy metal,heavy sliding,heavy steel,hedge,hedge fund,height to,heights
-0.4 heights vary,held at,hello colourcoat,hello dear,hello do,hello from,hello im,hello is,hello my
-0.4 hello please,hello po,help from,help irish,help me,helped me,helping,helping with,here come,here could
-0.4 here does,here doesnt,here from,here in,here is,here not,here the,heres,heres what,heritage council
-0.4 heritage grant,hey its,hi aoife,hi claire,hi fergal,hi google,hi maeve,hi our,hi recruitment,hi statement
-0.4 hidden,hidden door,hier est,high,high at,high each,high res,hinge,hinges adjustable,hinges and,hinges is
-0.4 hinges kickplate,hinges or,hinges per,hiqa,hiqa says,hire or,hire possible,hiring fitters,his house
-0.4 his name,hit my,hit our,hiya,ho,ho visto,hola,hola esperamos,hola vivimos,hola vivo,hold a,hold about
-0.4 hold stock,hold the,hole in,home and,home from,home office,homepage is,homes,homes and,hoover
-0.4 hoover repairs,hospice,hospital project,host a,host an,host your,hostel,hotel in,hotel wants,hotel will
-0.4 hour <link>,hours behind,hours do,hours if,house <link>,house before,house for,house front,house need
-0.4 house on,house the,house with,house without,how fast,how long,how this,how to,how would,howmuch
-0.4 howmuch wud,howth house,hq,hq play,humidity,humidity need,hurry we,husband and,husband has,husband passed
-0.4 hw,hw much,hygienic,hygienic partition,i,i add,i become,i biura,i book,i broke,i buy,i cancel,i cancelled
-0.4 i change,i clean,i clicked,i collect,i couldnt,i credit,i deliver,i dont,i expect,i film,i filmed
-0.4 i finished,i follow,i forgot,i host,i inherited,i interview,i know,i oil,i order,i paint,i photographed
-0.4 i picked,i post,i read,i reset,i search,i searched,i see,i sent,i stay,i take,i think,i thought,i took
-0.4 i unsubscribe,i wanted,i whatsapp,iban,iban for,icin,icin cam,if a,if august,if needed,if not,if possible
-0.4 if youll,ifsc,ignore,ignore any,il mio,il vostro,ile by,ile kosztuja,ile trwa,ill be,im after,im blind
-0.4 im building,im doing,im looking,im still,im surveying,im ukrainian,immediately once,in acciaio,in accounts
-0.4 in anthracite,in april,in ardmore,in athenry,in ballaghaderreen,in ballincollig,in ballymount,in belfast
-0.4 in birmingham,in bits,in black,in blanchardstown,in boston,in brass,in bronze,in bronzo,in bundoran
-0.4 in clare,in clonskeagh,in co,in dalkey,in dingle,in dollars,in drumcondra,in dundalk,in every,in february
-0.4 in finglas,in gorey,in his,in howth,in instalments,in ironmongery,in january,in kildare,in kilkenny
-0.4 in killarney,in kinsale,in left,in letterkenny,in limerick,in lisdoonvarna,in listed,in listowel,in mallow
-0.4 in manhattan,in metal,in monaghan,in mullingar,in northern,in october,in oranmore,in ottone,in portlaoise
-0.4 in qatar,in relation,in ringaskiddy,in roscommon,in rosslare,in samples,in sandyford,in school
-0.4 in september,in skibbereen,in sligo,in smithfield,in solid,in some,in spiddal,in steel,in summer,in svg
-0.4 in talking,in tallaght,in ten,in that,in through,in today,in total,in town,in trim,in tuam,in tullamore
-0.4 in we,in white,in wicklow,in yet,incentive,inch,inch opens,inch x,included see,including frames
-0.4 including vat,inheritance,inherited grannys,inherited my,inklusive,inklusive montage,inside,inside ring
-0.4 inspect,inspect your,inspection,inspection in,inspiration,inspiration links,insta,insta ourcottage
-0.4 instagram nice,instagram page,instagram says,instalacao,install in,install them,installed #,installed does
-0.4 installed is,installs for,instalments for,instalments or,instead,instructed,instructed to,insurance costs
-0.4 insurance details,insurance happy,insurance require,insurer wants,insurers,insurers details,intended
-0.4 intended recipient,interest #,interest by,interest today,interested #,interesuja,interesuja mnie
-0.4 interiors magazine,interlocking,interlocking security,internal glass,internet if,interview room
-0.4 interview rooms,interview someone,into and,into new,into offices,intrare,intrare pentru,invest #,invest a
-0.4 investment company,investment in,investors approved,invitation to,invitation works,invite,invite you
-0.4 invoice,invoice is,invoice looks,invoice we,invoice you,invoices are,ireland i,ireland they,ireland vestry
-0.4 irish craft,irish homes,irish luxury,irish times,iron,iron straps,ironmongery stainless,is <money>,is an
-0.4 is as,is at,is being,is below,is blocking,is cement,is chipped,is claregalway,is coming,is confidential
-0.4 is cracked,is dangerous,is defective,is different,is easier,is falling,is fine,is fitting,is friday
-0.4 is good,is greystones,is helping,is k78,is kildare24,is locked,is lovely,is lower,is mad,is missing
-0.4 is moving,is needed,is off,is overdue,is plasterboard,is possible,is pretending,is refurbishing
-0.4 is repaired,is rotten,is sean,is set,is shot,is sorted,is sticking,is taking,is timber,is very,is with
-0.4 islands,isnt,isnt sorted,issue proceedings,ist beschadigt,ist die,istiyoruz,istiyoruz fiyat,it,it again
-0.4 it arrive,it as,it at,it bounced,it cheaper,it clashes,it expired,it for,it froze,it genuine,it hangs
-0.4 it here,it last,it lol,it now,it on,it opens,it please,it recorded,it said,it sends,it silent,it squeaks
-0.4 it still,it takes,it today,it true,it we,it when,it within,it would,it xx,it you,its being,its gorgeous
-0.4 its loans,its mark,its rotted,its savage,its urgent,its way,itself,itself at,jackpot,jackpot if
-0.4 jackpot lights,jackpot room,jammed,jammed mother,jan,je,jerseys <money>,jest,jest peknieta,jewellers
-0.4 jewellers was,job happy,job is,job on,job the,john,joiner call,joiner with,joking,journalist for
-0.4 journalist with,jun,jun #,june still,jus,jus stradajat,just approved,just got,just joking,just letting
-0.4 just out,just parts,just separated,just so,just won,k78,k78 a2b3,kainuotu,kainuotu plienines,kapi
-0.4 kapi istiyoruz,keep copies,keep me,keeping,keeps,keeps getting,kelly,kelly construction,kept,kerry und
-0.4 kevin in,key be,key is,key it,keypad of,keys,keys for,kicked a,kickplate,kickplate #,kids ran,kiek
-0.4 kiek kainuotu,kildare village,kildare24,kilkenny,kilkenny wants,killarney our,killed,kin want,kind
-0.4 kindly advise,kindly do,kindly get,kindly remit,kindly tell,kinsale house,kitchen needs,kitchen without
-0.4 kitchens,kitchens and,klemmt auftrag,knobs,knobs instead,know immediately,know roughly,know the,know what
-0.4 know which,konnen,konnen sie,konnten,konnten sie,kontakt po,kostet das,kostet eine,kosztowalo,kosztowalo z
-0.4 kosztuja,kosztuja drzwi,l00,l00 x,l01,l01 x,l02,l02 x,l03,l03 x,l20,l20 doors,la cloison,la cocina
-0.4 la factura,la facture,la livraison,la porta,la puerta,la un,laba,laba diena,labdien,labdien vai,lads did
-0.4 lads left,lads the,lagos,lam,laminated and,laminated glass,landing,landlord ask,landlord here
-0.4 landlord objects,landlord says,landlord wants,lange,lange ist,large budget,large country,laser
-0.4 laser cutting,last #,last mail,last one,last piece,last thursday,last year,late,late benefactor
-0.4 late husband,late no,late uncles,le bhur,le devis,le gloine,le pret,le soir,lead lined,lead paint
-0.4 leaf casino,leaf overhead,leaf rattles,learn have,leased,leased a,least,least within,leave,leave for
-0.4 leaving a,lebanon,lebanon peacekeeping,left and,left from,left hand,left here,left hinge,left leaf
-0.4 left next,left the,left us,left ye,legal notice,legally,legally privileged,leitrim and,leitrim two
-0.4 lender used,lender wants,les,les portes,less with,let to,letter of,letterkenny,letterkenny and
-0.4 letting water,letting you,level old,level threshold,lever,lever on,lh,libh,libh praghas,library
-0.4 library with,licensed security,liefern,liefern sie,lieferzeit,lieferzeit und,ligar,lights lol,like #
-0.4 like door,like glazed,like partitions,like phishing,like someone,like this,like welding,limit
-0.4 limit <money>,limited budget,line doors,lined,lined x,lingerie,lingerie boutique,link again,link and
-0.4 link can,link is,link please,link says,link will,links <link>,links to,links unless,lintel and,lintel at
-0.4 liom coinne,liom doras,lisdoonvarna,lisdoonvarna looking,list unsubscribe,list we,listed buildings
-0.4 listowel,listowel and,living alone,livraison,livraison et,livree,livree hier,livrer,livrer a,llaman
-0.4 llaman por,llamarme,loading,loading on,loan approval,loan approved,loan at,loan drawdown,loan just
-0.4 loan office,loan to,loan was,loans office,lobby doors,lobby for,lobby pairs,lobby partition,lobby rc3
-0.4 local broker,local exporters,local firms,location,location is,lock app,lock door,lock how,lock is
-0.4 lock jammed,lock on,lock rattles,lock today,lock up,lockable,lockable from,locked and,locks and,log,log in
-0.4 logo in,logo on,logo to,lol and,lol so,long does,longer than,look and,look bronze,look great,lookin
-0.4 lookin for,looking,looks blocked,lorg,lorg praghas,lorry,lorry hit,loss and,lost #,lost <money>,lost one
-0.4 lot,lot in,lots,lots of,lottery claims,lottery winnings,lotto,loud,loud here,louvre,louvre doors,louvred
-0.4 louvred doors,lovely job,loves,loves the,low quantities,lower vat,ltd runs,luv,luv it,luxury brands
-0.4 luxury watches,lyon,machine loan,mad for,madam i,madam kindly,made the,maeve in,maeve on,maeve see,magazin
-0.4 magazin din,magazine about,magazine with,mahogany,mail in,mail you,mailing list,main contractor,main door
-0.4 main entrance,main street,maison a,make bathrooms,make furniture,make it,make keto,make kitchens
-0.4 make meeting,make promo,make us,maker for,making a,making steel,mallow existing,man who,management
-0.4 manager and,manager at,manager sits,manager would,manhattan,manhattan who,manufacture stainless
-0.4 manufacturer with,manufacturers about,manufacturers grow,manufacturers to,manufacturing
-0.4 manufacturing partner,many doors,many thanks,march and,march invoice,march is,march see,mari,mari veut
-0.4 mark,mark from,marketing manager,mas o,masse,masse #,match farrow,matchmaking,matchmaking agency
-0.4 max <money>,may about,may and,mayo with,me again,me and,me his,me immediately,me in,me is,me llaman,me mad
-0.4 me off,me please,me rappeler,me recover,me whatsapp,me when,mea,mea din,measured,measured #,measurements
-0.4 meath,meath need,media for,medical,medical use,meet the,meeting,meeting at,members club,members directory
-0.4 members over,members poker,menos,mentoring,mentoring programme,menvoyer,menvoyer un,merci davance,merhaba
-0.4 merhaba ofisimiz,merrion,merrion square,message asking,messages are,messages still,metal door,metal doors
-0.4 metal fabrication,metal frames,methadone,methadone so,metre,meu,meu apartamento,mi piace,midland
-0.4 midland hardware,mieszkam,mieszkam w,might be,might have,might want,milano,million for,million in
-0.4 million was,mind but,minds,minds on,mine,mine is,minimal in,mining company,minutes about,minutes from,mio
-0.4 mio ristorante,mirrors,mirrors if,missing a,missing the,mistake unit,mit seitenteil,miyiz,mm em
-0.4 mm wysokosc,mnie,mnie drzwi,modest,modest funds,moi le,mon,mon mari,monaghan,monaghan and,monday <link>
-0.4 money for,money no,money yet,monsieur la,monsieur notre,montage in,montaz w,month and,month paying
-0.4 months and,moore,moore street,moq and,moq lead,moq please,more hinges,more keys,morning browser,mornings
-0.4 mortgage drawdown,mortgage top,mortgages,mortgages from,mosque,mosque in,most secure,mother council
-0.4 mother inside,mother is,mother paid,motor,motor is,move it,move the,movement,moving bank,moycullen
-0.4 moycullen doors,mr burke,mr byrne,mri,mri plant,mrs twomey,much are,much wuld,mullingar here,museum
-0.4 museum and,must bullet,must look,must upgrade,mutch wuld,my accountant,my answers,my appointment,my bank
-0.4 my browser,my client,my company,my credit,my dad,my data,my daughter,my delivery,my details,my eircode
-0.4 my floor,my front,my handles,my husband,my insurance,my iphone,my measurements,my neighbour,my niece
-0.4 my number,my pa,my package,my partner,my photo,my photos,my refund,my salary,my signature,my sister,my son
-0.4 my thesis,my third,my trust,my wall,my webpage,my website,my wife,my work,myself,myself cash,na wymiar
-0.4 naas nice,name saying,name says,name when,narrow,narrow street,national,national lottery,nationwide
-0.4 nationwide aluminium,navan and,ndeanann,ndeanann sibh,near birr,near westport,necesita el,necesitamos
-0.4 necesitamos tres,necesito dos,necesito una,need any,need bullet,need by,need carved,need cleanroom
-0.4 need doors,need finance,need fitting,need four,need many,need pair,need price,need replacing,need revised
-0.4 need steel,need them,need three,need ud,needful,needful and,needs discreet,needs frame,needs high
-0.4 needs interlocking,needs louvred,needs new,needs proof,needs quiet,needs soundproof,needs your
-0.4 neighbour here,neighbour kevin,neighbour uses,neighbour wants,neighbours,neighbours sites,nenagh
-0.4 nenagh and,nervous,nervous at,never came,nevoie,nevoie de,new extension,new front,new hall,new home
-0.4 new iban,new jerseys,new ones,new packing,new spv,new tattoo,new vape,new x,new year,news on,newsletter
-0.4 newsletter <link>,next spring,next time,niamh,nice oak,nicht,nicht geliefert,nie,nie przyszly,niece
-0.4 niece helped,night as,night hatch,night id,night need,night you,no #,no charge,no code,no cost,no e
-0.4 no glass,no name,no payment,no phone,no quote,no reply,no rush,nobody answers,nobody has,nobody rang,noise
-0.4 noise out,northern,northern ireland,not able,not click,not close,not fussy,not gain,not have,not heard
-0.4 not in,not let,not level,not loading,not mind,not open,not order,not pay,not ranking,not ready,not see
-0.4 note,note our,nothing and,nothing fancy,nothing happens,nothing just,nothing since,notice the,noticed some
-0.4 notre,notre architecte,nous accorde,nous envoyer,nous renovons,nov #,nov can,now and,now can,now i,now no
-0.4 now on,now the,nowego,nowego domu,nsai,nsai cert,nua de,nua don,number,number has,number is,number sorry
-0.4 numbers lol,nurses,o,o menos,o oferta,o preco,o telefon,o12,o12 handles,oak door,oak veneer,oak with
-0.4 object call,object want,objects,objects that,obrigada,obrigado,obscured,obscured glass,obviously
-0.4 october and,oem and,of apartment,of commerce,of course,of doors,of external,of getting,of glass
-0.4 of humidity,of interest,of ireland,of kelly,of lead,of month,of ral,of right,of school,of st,of steel
-0.4 of taking,of them,of two,of your,oferta pentru,off a,off from,off on,off the,off to,off would
-0.4 offaly chamber,offcuts,offcuts of,offer best,offer dealer,offer ends,offer finance,offer insurance
-0.4 offer payment,offer please,offer still,offer you,offering #,offering brochures,offers seo,office door
-0.4 office fit,office invites,office manager,office mentoring,office needs,office supports,office to
-0.4 office wants,office with,officer has,officer in,officer of,offices,offices on,ofisimiz,ofisimiz icin,oi
-0.4 oi voces,oil the,ok thx,old farmhouse,old glass,old house,old one,old schoolhouse,old showroom,old stable
-0.4 old steel,old wheelchair,on apprentices,on baggot,on bank,on commission,on delivery,on dropbox,on facebook
-0.4 on fb,on fire,on grafton,on insta,on its,on merrion,on metal,on monday,on my,on price,on quote,on receipt
-0.4 on rose,on saturday,on sheet,on signal,on sunday,on thursday,on tue,on tuesday,on when,once,once the,one
-0.4 one <link>,one before,one called,one double,one expired,one for,one i,one pane,one payment,one rotted
-0.4 one so,one way,online but,online voucher,online with,only and,only by,only thing,only to,open day
-0.4 open every,open over,opening #,openings,openings between,opens in,opens with,operator and,operator with
-0.4 operators,operators available,opinion,opinion and,option for,options,options we,or ask,or better,or buy
-0.4 or closers,or discount,or just,or no,or only,or pay,or telegram,or they,or vat,orainn,orainn i
-0.4 oranmore and,order five,order is,order it,order last,order number,order of,order two,order with,ordered a
-0.4 ordered last,organisation,organise the,original brass,original fanlight,orla,orphans,orphans and,oscailte
-0.4 oscailte de,other,other luxury,otherwise,otherwise small,ottone,ottone per,otwor,otwor #,our accountant
-0.4 our annual,our approved,our architects,our bank,our betting,our bim,our blog,our build,our builder
-0.4 our cafe,our charity,our client,our club,our data,our demo,our deposit,our dog,our email,our estates
-0.4 our ev,our finance,our firm,our floor,our front,our gate,our hallway,our hotel,our insurance,our investors
-0.4 our invoice,our jewellers,our lobby,our logo,our meeting,our minds,our mortgage,our newsletter,our order
-0.4 our parish,our pinterest,our place,our plasterer,our portlaoise,our premises,our quotation,our renovation
-0.4 our revolving,our sales,our school,our server,our shop,our storage,our suppliers,our surveyor,our system
-0.4 our teams,our trade,our u12,our unit,our wall,our website,ourcottage,ourcottage and,ourselves,out in
-0.4 out on,out our,out the,out today,out tomorrow,out well,outside mallow,outside the,outstanding balance
-0.4 ouverture,ouverture de,over easter,over our,overdue according,overdue click,overflow work,overflow you
-0.4 overhead,overhead closer,owed to,own office,owner,oxycodone,oxycodone and,p31 x2y4,p31 xy12,pa,pa to
-0.4 packaging site,padraig,padraig in,page can,page of,page still,page under,page when,paid,paid a,paid for
-0.4 paid in,paid the,paid up,paint and,paint is,paint the,painted,painted #,pair fd60,pair for,pair glazed
-0.4 pair in,pair of,pairs hinges,pairs in,pallet count,pallet for,pallet from,pallet goes,pane,pane is,panel #
-0.4 panel for,panic,panic bar,paper and,paper doing,para duas,para la,para uma,para un,parcel with,paris
-0.4 paris projet,parish need,parish needs,parish of,parishioners,parishioners estate,park but,park door
-0.4 park may,parking at,partition keep,partition rattles,partition supplied,partition wall,partition with
-0.4 partitions before,partitions doors,partitions with,partner saw,pass,pass own,passed,passed away
-0.4 passive house,passport,passport photo,passports a,password does,password on,patience,patina great,patio
-0.4 pay cash,pay customs,pay fitters,pay in,pay me,pay on,pay our,pay out,pay weekly,pay within,pay without
-0.4 pay your,payable,payable big,payday lender,paying anything,paying rent,payment certs,payment failed
-0.4 payment just,payment or,payment plan,payment plans,payment will,payments,payments of,pays,pays the
-0.4 pcs plant,pcs rc3,pcs same,pcs steel,pdf does,peace,peace be,peacekeeping do,peknieta,pension,pension and
-0.4 penthouse,penthouse in,pentru casa,pentru o,people pricing,per il,per leaf,per schedule,per square,per the
-0.4 per un,per una,permanently,permanently you,permit do,personal loan,persons,pharmacy,pharmacy order
-0.4 phibsboro,phibsboro roller,phishing,phishing to,phone after,phone call,phone or,phone rings,phone the
-0.4 phone there,photo <link>,photo booth,photo from,photo in,photo on,photographed,photographed the
-0.4 photographs,photographs are,photographs in,photos <link>,photos last,photos three,piace,piace la,picked
-0.4 picked brass,pictures <link>,pictures attached,pictures of,pictures on,piece for,piece is,piece on
-0.4 pinterest,pinterest board,pivot doors,pivot in,pizza,pizza if,place to,placement,placement with,plan #
-0.4 plan and,planning file,planning ref,plans are,plant in,plant ringaskiddy,plasterboard,plasterer
-0.4 plasterer says,play area,play hard,please about,please advise,please cancel,please check,please click
-0.4 please correct,please credit,please do,please find,please go,please have,please help,please ignore
-0.4 please invoice,please move,please note,please open,please phone,please refund,please reissue,please resend
-0.4 please set,please sort,please supply,please swap,please use,please were,plienines,plienines durys
-0.4 ploughing,ploughing how,pls,pls reply,plus shutter,po number,po we,pocket,pocket sliding,podcast
-0.4 podcast about,podem,podem ligar,points,points if,poker club,poker tables,policy within,polish
-0.4 polish factory,por favor,porta de,portal <link>,porte livree,portes pour,portlaoise depot,portlaoise needs
-0.4 portone,portone in,possible for,post a,post of,post out,post room,post thanks,post the,post touch
-0.4 posts sometimes,potrzebuje drzwi,potrzebuje scianki,pour les,pour livrer,pour un,practice ennis
-0.4 practice in,practice working,praghas a,precio,precio final,preciso trocar,premises,premises this
-0.4 premium for,preparing,preparing tender,prescription hatch,prescription store,prescriptions,press brake
-0.4 presupuesto de,pret nous,pretending,pretending to,previous quote,price,price are,price cannot
-0.4 price delivery,price no,price of,price on,price six,price supply,price today,price urgently,price we
-0.4 price went,price works,price you,prices guaranteed,pricing it,primary,primary school,print company
-0.4 print shop,prison,prison door,private members,privileged,prize came,prize for,prize number,prize of
-0.4 prize room,pro forma,problem but,proceed with,proceedings will,proceedings without,processor,processor in
-0.4 production company,profile bank,profiles for,programme #,programme is,programme start,project blast
-0.4 projects with,projet,projet dhotel,pronto,prop,prop in,proper,proper security,property investment
-0.4 property manager,property section,provide business,przesuwne,przesuwne na,przyszly,pub,pub in,publish an
-0.4 pueden,pueden llamarme,puerta corredera,puerta para,pull,pull handles,purchase,purchase of,purchased
-0.4 purchased new,purchasing department,push,push a,put in,put you,q,q #,qatar,qatar and,qty #,qty l00,qual
-0.4 qual o,qualified joiner,qualified welder,qualify and,qualify for,quantities,quantities at,quanto costa
-0.4 quanto demora,quanto fica,queremos duas,queremos una,quero,quero trocar,question is,quick call
-0.4 quick delivery,quiet closing,quiet doors,quiet home,quote any,quote asap,quote but,quote can,quote doors
-0.4 quote expire,quote expired,quote from,quote is,quote or,quote q,quote supply,quote that,quote was
-0.4 quote went,quote within,quoted #,quoted <money>,quotes before,r in,r lookin,raffle at,raffle really
-0.4 railings,ramp,ramp can,ran a,rang,ranked first,rapidement,rappeler,rappeler rapidement,rate for,rate on
-0.4 rated door,rated security,rating,rating for,rattles after,rattles in,rattles since,rattles whenever
-0.4 ray machine,ray room,rayee,rc3 at,rc3 certified,rc3 d02,rc3 door,rc3 doors,rc3 fd60,rc4 d03,rc4 doors
-0.4 rc4 para,rc4 security,rc5,rc5 door,re burglary,re key,read,read it,reader cannot,ready please,ready yet
-0.4 real price,real vault,realizacja,realizacja zamowienia,really and,really annoyed,really disappointed
-0.4 really from,really happy,really you,really yours,rear door,rear exit,rearrange,receipt <link>
-0.4 receipt immediately,receipt yet,received an,received the,reception screen,recibido el,recibido la
-0.4 recipient,recipient please,recognise,recognise the,recommend,recommended ye,recorded on,recording
-0.4 recover the,recu,recu la,recyclable,recycle,recycle old,reduce and,reduce your,reeded,reeded glass,ref #
-0.4 ref at,ref was,refit,refit of,refund i,refund is,refund one,refund otherwise,refund please,refund possible
-0.4 refurbished,refurbishing,refurbishing its,refurbishment,refurbishment #,regarding a,regards athlone
-0.4 regards orla,regards tomasz,register as,register interest,register on,reikia,reikia duru,reissue
-0.4 reissue the,related,related to,relation,relation to,released,released in,releasing,releasing funds
-0.4 reliable,reliable manufacturer,remains,remains outstanding,reminder but,remittance,remittance advice
-0.4 remove me,remove my,remove or,renewal please,renovating a,renovating an,renovating in,renovating our
-0.4 renovation blog,renovation incentive,renovation would,renovons,renovons une,rent in,rent our,rent while
-0.4 repaired,repaired within,replace,replace it,replace or,replace the,replaced by,replacement cost
-0.4 replacement steel,replica of,replica prison,reply asap,reply thank,report it,represent irish,reprint it
-0.4 reprint your,request happy,require #,require a,require quotation,res,res photos,resend and,resend invoice
-0.4 reset it,reset my,residents,residents want,resistant hatch,resistant reception,restoring a,restoring it
-0.4 retired,retired joiner,retiring,return date,return end,return friday,return visit,returned,rev,rev c
-0.4 review on,review site,revised,revised total,revit,revit #,revit families,revolving,revolving door,rh
-0.4 right place,ring my,ring the,ringaskiddy we,ringaskiddy yes,ringing,ringing since,rings me,rings out
-0.4 ristorante,ristorante a,road,road is,rob,robbed,robbed twice,robicie drzwi,robicie montaz,roller
-0.4 roller shutter,room #,room abt,room also,room door,room included,room on,room screens,room style
-0.4 room xanax,rooms #,rooms limerick,rooms to,roscommon,roscommon and,rose,rosslare,rosslare and,rotted at
-0.4 rotten,rough costs,roughly what,rsvp,rsvp for,ruckruf,run social,rung,rung three,running,running a,runs
-0.4 runs three,rush,rush on,sabato,sacristy,sacristy donation,safe pass,safe room,safety authority,safety in
-0.4 safety officer,safety statement,said the,sake,sake would,sala,salaam,salaam we,salary,salary per,sale from
-0.4 sale of,sale on,sales agent,sales in,sales manager,salon in,salonu,salonu szerokosc,saloon,saloon style
-0.4 salthill job,salthill without,salve ho,same but,same night,sample doors,sample of,samples to,samstags
-0.4 samstags geoffnet,sandyford,sandyford #,sathairn,saturday visit,savage,saw #,saw the,saw yere,say
-0.4 say address,saying my,saying your,says #,says bedroom,says card,says expired,says from,says i,says it
-0.4 says my,says valid,says which,says you,says youre,scam to,scammed,scammed by,schedule d1,scheme,schloss
-0.4 schloss klemmt,schon,school about,school and,school class,school got,school in,schoolhouse,schoolhouse in
-0.4 scianki,scianki szklanej,scooter,scooter into,score is,scratch in,scratched,scratched my,screen and
-0.4 screen for,screen keep,screen please,screens came,screens for,screens heights,screens look,screens to
-0.4 screens u,screens with,seai the,seal,seal for,seals failed,sean,sean im,search for,searched for
-0.4 second most,second option,secondhand,secondhand press,seconds cheap,secret door,section about
-0.4 section drawings,section l20,secure bronze,securitate,securitate la,security and,security at,security is
-0.4 security upgrade,see here,see receipt,see youre,seeking a,seems,seems to,seguridad,seguridad rc4
-0.4 seitenteil,seitenteil inklusive,selected at,self,self build,sell an,sell ex,sell nothing,sell rolex
-0.4 sell vapes,sell you,semi,semi in,send an,send out,send samples,send someone,send touch,send u,sender
-0.4 sending pay,sends invoice,sends me,sent #,sent from,sent last,sent me,sent out,seo consultant,seo services
-0.4 seo title,separated,separated and,server room,server shed,services and,sestdien,set #,set aside,set back
-0.4 set up,sets,sets of,several door,sex education,share quotation,sharing,sharing this,shed #,shed needs
-0.4 sheet a,sheets you,shoot,shoot is,shooting,shooting in,shop african,shop at,shop manager,shop must
-0.4 shop needs,shop phibsboro,shop this,shop wants,shopfront door,shopfront in,shops in,shops nationwide
-0.4 short by,short interview,short of,shortlist,shot,should report,show a,show at,show in,show price
-0.4 show raffle,showroom about,showroom and,showroom at,showroom click,showroom door,showroom evening
-0.4 showroom for,showroom on,showroom thursday,shows <money>,shows my,shows viagra,shutter after,shutter and
-0.4 si la,sibh doirse,side entrance,side panel,sidelights,sidelights opening,sides,sie auch,sie dorthin
-0.4 sie samstags,sie zacina,siete,siete aperti,sign and,sign for,signal,signature,signature for,silent,silver
-0.4 since it,single doors,single hinged,single mother,single standard,single woman,sister,site but,site co
-0.4 site group,site manager,site needs,site no,site of,site that,site unless,site visit,site visits,site was
-0.4 site without,sites and,sito,sito e,six glazed,six internal,sixties,sizes,skellig,skibbereen,skibbereen and
-0.4 skin,skin clinic,skips,skips in,sleamhnain,sleamhnain cruach,sleeve,sliding system,sligo needs
-0.4 slim handles,slim metal,slim steel,slot online,slots ltd,slots poker,slowly been,small budget,small hedge
-0.4 small kids,small loan,small office,small podcast,small thing,small web,smithfield,smoke,smoke seals,snag
-0.4 snag is,so finally,so grateful,so guests,so i,so insurance,so its,so might,so much,so please,soft
-0.4 soft close,soir,sold in,sold some,sold windows,soldier back,solicitor for,solicitor within,solicitors
-0.4 solid bronze,solid front,some bitcoin,some errors,some morning,some old,some photos,somebody move
-0.4 somebody rings,someone answer,someone but,someone called,someone come,someone for,someone hacked
-0.4 someone is,someone out,someone put,someone ring,someone send,someone today,something contemporary
-0.4 something like,something minimal,something ye,sometimes,sometimes can,son,son is,sorry for,sorry i,sort
-0.4 sort it,sorted ill,sound,sound rated,soundproof screens,space needs,spam folder,spare offcuts,spare some
-0.4 spare weather,speakeasy,spec attached,spec section,specifying,specifying slim,spedirla,spedirla a,spend it
-0.4 spiddal,spiddal the,spirits,spirits cage,sponsor a,sponsor nothing,sponsors,sponsors for,sponsorship
-0.4 sponsorship for,sports capital,spring please,springs,springs at,spv,square and,square metre,squeaks
-0.4 st colman,st gorey,st i,st the,stable,staff free,staff im,stage payment,stage would,stahl,stahl #,stahltur
-0.4 stahltur fur,stainless steel,stairs,stalowych ze,standard,standard size,stands,star review,start #
-0.4 start monday,start next,starts,starts after,statement by,statement doors,statement entrance,station house
-0.4 station refurbishment,station with,stay in,steel #,steel entrance,steel fabricator,steel for,steel framed
-0.4 steel hinges,steel profiles,steel screen,steel screens,steel yoke,sticking,sticking and,stiklu,still good
-0.4 still has,still nothing,still waiting,storage unit,store door,store rc3,storm,storm damage,stradajat
-0.4 stradajat sestdien,straps,street need,street within,strict,strong enough,stronger,stronger front,strongest
-0.4 strongest front,structure on,stuck,stuck using,student doing,student here,studio and,studio fitting
-0.4 studio looking,studio moving,studio nothing,studio taking,style brass,style door,su stiklu,subcontract
-0.4 subcontract installs,subcontractor,subcontractor with,such,such a,suchen eine,suis architecte,suit it
-0.4 suit next,suitable,suitable for,suits for,summer works,supplied and,supplied by,supplied to,supplied you
-0.4 supplier,supplier for,supplier in,supplier invoices,supplier registration,suppliers,suppliers page
-0.4 supply fit,supply laminated,supply of,supply the,supporting,supporting us,supports,supports manufacturers
-0.4 sur chantier,sure how,sure you,surgery,surgery doors,survey,survey fee,survey in,survey yes,surveying
-0.4 surveying irish,surveyor wants,surveyor was,surveys,surveys in,svg,swap,swap b,swing,swing closers
-0.4 system please,system would,szerokosc,szerokosc #,szklanej,szklem,szklem do,szyba,szyba sie,tables
-0.4 tables and,tablet,tablet packing,tag der,taim,taim ag,taimid,taimid i,taispeantais le
-0.4 taispeantais oscailte,take bitcoin,take legal,take me,take over,take overflow,take to,taken there,takes #
-0.4 taking deposits,taking on,tall,tall pivot,tallaght,tallaght and,tarda,tardan,tarde,tarde preciso,tattoo
-0.4 tattoo shop,tax clearance,teach,teach i,teak,teak finish,team sits,teams,teams group,teastail
-0.4 teastail uainn,technical,technical data,telefon,telephone,telephone #,temporary,temporary partition,ten
-0.4 ten days,tenant a,tenant kicked,tender closes,tender doors,tender for,tender invitation,tender is
-0.4 tender link,tender return,tender works,tengo,tengo un,terms,terms #,test certs,text claiming,thabhairt
-0.4 thabhairt duinn,than that,thank u,thanks bernie,thanks ciara,thanks niamh,thanks rob,thanks that,that
-0.4 that cost,that free,that guaranteed,that must,that one,that opens,that price,that right,that something
-0.4 that time,that too,that with,that wont,that work,that you,that your,thats,thats #,the <money>,the account
-0.4 the ad,the agent,the alarm,the apartment,the app,the aran,the arch,the arched,the architect,the ardmore
-0.4 the article,the attached,the audit,the autumn,the award,the ballinasloe,the betting,the bid,the bin
-0.4 the bitcoin,the booking,the bottom,the box,the brochure,the broker,the budget,the builder,the burglars
-0.4 the camera,the capex,the car,the cash,the casino,the catch,the ccpc,the certificate,the chamber,the church
-0.4 the clarke,the client,the cnc,the colour,the committee,the composite,the configurator,the confirmation
-0.4 the conservation,the controlled,the count,the counter,the courier,the creche,the crew,the dates,the day
-0.4 the deadline,the defective,the delivery,the depot,the dining,the dispensary,the display,the dormitories
-0.4 the double,the drawing,the east,the eircode,the email,the enclosed,the enterprise,the escort,the facebook
-0.4 the factory,the fair,the farmhouse,the federation,the film,the fitters,the fitting,the football
-0.4 the founder,the four,the fourth,the furnace,the gaa,the gallery,the galvaniser,the galway,the game
-0.4 the garda,the gate,the goal,the grant,the grid,the guards,the guest,the guys,the gym,the half,the hardware
-0.4 the hauliers,the health,the height,the hotel,the howth,the ifsc,the inheritance,the insurance,the insurer
-0.4 the intended,the interest,the internal,the irish,the kids,the kinsale,the kitchen,the landing,the left
-0.4 the lender,the like,the listing,the loan,the lotto,the lovely,the lower,the main,the manufacturer
-0.4 the meeting,the members,the mornings,the mortgage,the mosque,the most,the moycullen,the needful,the noise
-0.4 the nsai,the offaly,the one,the organisation,the owner,the paint,the panel,the parcel,the parish,the park
-0.4 the partition,the password,the patio,the pdf,the photo,the photographs,the plan,the planning,the ploughing
-0.4 the policy,the porch,the prescription,the prize,the pro,the pub,the receipt,the reception,the renovation
-0.4 the salthill,the school,the screen,the seals,the self,the sender,the seo,the shortlist,the side,the silver
-0.4 the sitting,the sixties,the sleeve,the slim,the snag,the spirits,the stage,the stairs,the summer
-0.4 the tablet,the tenant,the thin,the three,the trading,the uae,the us,the usage,the utilty,the van
-0.4 the waiting,the wall,the ward,the warehouse,the warranty,the website,the wife,the wind,the winner,the word
-0.4 the yard,their designer,their entrance,them all,them back,there #,there another,there any,there are
-0.4 there following,there parking,theres,theres no,they had,they left,they pay,they said,they say,they want
-0.4 they will,thickness has,thickness is,thin,thin frames,thing cost,thing the,thing worth,think it
-0.4 third floor,third message,third one,third picture,third time,third year,this e,this form,this genuine
-0.4 this house,this isnt,this one,this really,this works,this your,thought i,thought of,three estates
-0.4 three gaming,three quotes,three sample,three shops,three times,three weeks,threshold,through before
-0.4 thursday <money>,thursday around,thursday instead,thursday will,thx,tig,tig coded,tight after
-0.4 tight because,tight budget,tight need,tiktoker,tiktoker can,timber,time be,time i,time it,time only
-0.4 times and,times property,title has,to add,to apply,to arrange,to ask,to athlone,to become,to boston,to bs
-0.4 to build,to cancel,to cash,to collaborate,to cut,to decide,to distribute,to ennis,to fd60,to find
-0.4 to finish,to forward,to hang,to invite,to issue,to kosztowalo,to lagos,to leave,to mail,to measure
-0.4 to members,to navan,to nurses,to plan,to post,to proceed,to push,to put,to rearrange,to reduce,to rent
-0.4 to replace,to reprint,to sacristy,to secure,to sell,to set,to several,to spend,to sponsor,to suit
-0.4 to tender,to them,to touch,to update,to use,to what,to work,today before,today write,toddler,told to
-0.4 told us,told week,tomasz,tonne,too agricultural,took a,took my,took passports,top up,tops,tosaigh
-0.4 tosaigh nua,total <money>,total ex,total thank,touch a,toughened glass,toughening,toughening near,town lol
-0.4 towns can,trade accounts,trade association,trade discount,trade show,trading online,trading room
-0.4 tralee entrance,tralee needs,transaction screen,transfer in,transfer on,transferable,transferable if
-0.4 transferred to,transit photos,transit vans,transport,treatment rooms,tres,tried the,trim,trim co,true
-0.4 true you,trustpilot unless,trwa,trwa realizacja,tu,tu dublin,tuam,tue,tue #,tuesday but,tuesday please
-0.4 tuesday suits,tur,tur wurde,turen ansehen,turen fur,turkey,turkey we,turnaround and,tusla,tusla inspection
-0.4 twenty,twenty minutes,twice on,two are,two bifold,two cnc,two fixed,two for,two internal,two invoices
-0.4 two louvre,two more,two new,two of,two pivot,two security,two side,two single,two soundproof,two years
-0.4 twomey,twomey bandon,u values,u12,u12 jerseys,uae,uainn,uainn don,ud,ud of,ukrainian single
-0.4 ukrainian woman,um ein,um ruckruf,um und,uma porta,un appartement,un casino,un credit,un magazin
-0.4 un portone,un presupuesto,una,una porta,uncles,uncles house,und bieten,under construction,under gdpr
-0.4 under the,under your,une maison,une verriere,unhappy,union asks,unit has,unit in,unit let,units steel
-0.4 unless,unless i,unless it,unless somebody,until #,until friday,up a,up an,up high,up loan,up of
-0.4 up purchase,up with,update my,upgrade and,upgrade programme,upload,upload safety,ur add,ur workshop
-0.4 urgent door,urgent it,urgently for,us at,us decide,us the,us there,us to,us today,usage,usage fee,use code
-0.4 use licensed,use one,use the,use your,used pictures,used to,uses,uses us,using the,using this,using two
-0.4 utilty,utilty room,vai,vai jus,valid until,value has,values,values section,van and,van based,van had
-0.4 van left,vandalism,vans,vape,vape and,vary,vary #,vat,vat and,vat at,vat by,vat number,vat on,vat rate
-0.4 vault door,vault fake,vault showroom,vendor,vendor says,veneer,veneer #,ventilation,verify before
-0.4 verify my,verriere,verriere pour,very disappointed,very strict,very tidy,very unhappy,vestry,vestry need
-0.4 vetro,vetro #,viagra adverts,viagra line,video call,video of,video online,video production,vidrio
-0.4 vidrio para,vidro,vidro com,view it,view kind,viewing hatch,villa,villa project,village,village and,vision
-0.4 vision panel,visit from,visit in,visits,visits in,visto,visto il,vitree en,vitree pour,vivimos,vivimos en
-0.4 vivo,vivo en,voces entregam,voces fazem,vom,vom mai,vostro,vostro sito,voucher application,vous menvoyer
-0.4 vous nous,vous sur,w cavan,w cork,w free,waiting at,waiting on,waiting time,wall hire,wall is,want
-0.4 want all,want an,want compensation,want door,want dor,want everything,want it,want new,want one
-0.4 want photos,want something,want strongest,want them,want two,wanted,wanted a,wants #,wants it,wants proof
-0.4 wants rc4,wants stage,wants steel,ward,ware,ware schon,warehouse this,warning somebody,warp,warranty claim
-0.4 was <link>,was bricked,was charged,was down,was fitted,was for,was held,was left,was not,was quoted
-0.4 was returned,was scammed,was short,was that,was two,waste permit,watches on,water,water in,waterford want
-0.4 way glass,wc,wc #,wcag the,we act,we agreed,we already,we both,we cannot,we changed,we could,we dispense
-0.4 we empty,we get,we hold,we host,we invest,we just,we open,we paid,we pay,we r,we rent,we represent
-0.4 we reprint,we require,we saw,we sell,we supplied,we take,we talking,we the,we went,we write,weather
-0.4 weather seal,webpage,webpage for,website design,website designer,website does,website fails,website has
-0.4 website of,website shows,website sorry,website that,website the,website under,websites and,week he
-0.4 week visit,weekly lift,weeks in,weeks late,weeks so,weeks urgent,weeks work,weight has,weights,wejsciowe
-0.4 wejsciowe z,welder and,welding,went,went from,went to,went with,were at,were both,were building,were doing
-0.4 were hacked,were making,were running,were the,were very,were waiting,west if,west ironmongery,westport,wet
-0.4 wet room,weve outgrown,what access,what can,what happens,what height,what hours,what i,what permit
-0.4 what salary,what should,what size,what to,what weight,whats your,whatsapp or,whatsapp you
-0.4 wheelchair access,wheelchair and,wheelchair ramp,when,when could,when its,when payment,when suits,when the
-0.4 when we,when will,whenever,whenever the,where are,where can,where do,where is,whether it,which door
-0.4 which finish,which proceedings,which was,while waiting,whiskey,whiskey ad,whistles,whistles through
-0.4 who does,who fit,who had,who is,who pays,who saw,who surveys,who we,wicklow,wide #,wide by,wide how
-0.4 wide no,widened quickly,widened to,widow living,wie,wie lange,wife found,wife is,wife love,will contact
-0.4 will host,will i,will inspect,will issue,will need,will pay,will post,will read,will take,win a
-0.4 wind whistles,window,window on,wing,winner photographs,winnings #,wipe,wipe clean,wir suchen,wir wurden
-0.4 wire,wire transfer,wishes,wishes grainne,witam czy,witam interesuja,witam zamek,with any,with black
-0.4 with bonus,with both,with brass,with clients,with closers,with everyone,with fitting,with fob,with free
-0.4 with glass,with help,with hinges,with install,with iron,with ironmongery,with jackpot,with keypad
-0.4 with level,with lots,with lottery,with montage,with new,with obscured,with oem,with photographs
-0.4 with sidelights,with smoke,with someone,with steel,with teak,with technical,with this,with transport
-0.4 with unpaid,with us,with viewing,with you,without further,without it,woman looking,woman single,won the
-0.4 won your,wondered whether,wondered would,wondering did,wondering do,wondering if,wont warp,wooden
-0.4 wooden door,word lintel,work any,work at,work experience,work placement,work your,worker,worker no
-0.4 working during,works go,works scheme,workshop or,workshop space,worth keeping,would ask,would fit
-0.4 would install,would make,would not,would pay,would someone,would such,would two,write for,writing a
-0.4 writing as,writing competition,writing for,writing my,writing with,written,written quote,wrong address
-0.4 wrong amount,wrong gate,wrong i,wrong number,wrong please,wrong size,wrong website,wrote hi,wrote your,wud
-0.4 wud a,wurde,wurde nicht,wurden,wurden gern,wymiar,wysokosc,wysokosc #,x meeting,x2y4,xanax oxycodone,xmas
-0.4 xx,xy12 #,y cuanto,y necesito,y queremos,y vidrio,yard,yard office,ye based,ye be,ye certs,ye come
-0.4 ye could,ye deliver,ye did,ye fit,ye give,ye got,ye in,ye match,ye need,ye pay,ye price,year,year and
-0.4 year architecture,year in,year student,years ago,years experience,years tig,yere,yere ad,yes click
-0.4 yes that,yes tuesday,yesterday,yoke,yoke at,you advise,you answer,you anything,you asked,you asking
-0.4 you available,you but,you by,you call,you came,you change,you copy,you customers,you damaging,you did
-0.4 you donate,you done,you dont,you export,you first,you fit,you fitted,you fix,you guys,you had,you he
-0.4 you here,you hiring,you i,you in,you install,you is,you join,you keep,you last,you let,you limit,you made
-0.4 you measure,you meet,you obviously,you phone,you photos,you post,you price,you put,you ranked,you re
-0.4 you received,you recognise,you recommend,you recycle,you related,you replace,you resend,you reset
-0.4 you saying,you sign,you sold,you start,you sum,you survey,you take,you tell,you took,you tuesday
-0.4 you verify,you visit,youd,youd feature,youll,youll come,your article,your big,your black,your brochure
-0.4 your capacity,your configurator,your delivery,your deposit,your doorsets,your emails,your estate
-0.4 your factory,your finance,your fire,your fitters,your flyer,your google,your homepage,your insurer
-0.4 your insurers,your interest,your listing,your lorry,your neighbour,your neighbours,your open,your opinion
-0.4 your patience,your post,your projects,your purchasing,your raffle,your reminder,your sliding,your staff
-0.4 your supplier,your trading,your unit,your vat,your waste,your window,youre closed,youre using
-0.4 youtube about,zacina,zamek,zamek jest,zamowienia,ze,ze szklem,zewnetrzne,zewnetrzne do,ziua am,ziua doresc
-0.4 zwei glasturen,zwei turen,будет,будет стоить,будинок,будинок у,в дом,в офіс,в субботу,входная
-0.4 входная дверь,вхідні,вхідні двері,вы,вы работаете,двери,двери и,дверь в,дверь со,двері будинок,двері в
-0.4 день потрібні,для,для офиса,дня,добрии,добрии день,доброго,доброго дня,дом,доставка,дублине нужна,дякую
-0.4 живем,живем в,здравствуите вы,здравствуите нам,и перегородки,какая,какая цена,когда,когда доставка,корку
-0.4 корку ширина,лімерику,мм,мы живем,нам нужна,нужна входная,нужна перегородка,нужна стальная,офиса,офіс
-0.4 офіс у,перегородки,перегородки для,пожалуиста,позвоните,позвоните пожалуиста,посмотреть,посмотреть двери
-0.4 потрібні вхідні,потрібні двері,работаете,работаете в,сколько будет,сколько стоит,со стеклом,стальная
-0.4 стальная дверь,стеклом,стеклом #,стоит,стоит с,стоить,стоить с,субботу,у корку,у лімерику,установкои в
-0.4 хотим,хотим посмотреть,цена,ціна,ширина,ширина #,яка,яка ціна,برای,برای دفترمان,به,به یک,داریم,در
-0.4 در دوبلین,در شیشهای,دفترمان,دفترمان در,دوبلین,دوبلین به,سلام,سلام برای,شیشهای,شیشهای نیاز,نیاز,نیاز داریم
-0.4 یک,یک در,€,€ €,一,一 下,一 个,一 扇,下,下 推,业 吗,两,两 扇,个,个 铜,买,买 了,了,了 房,以,以 报,们,们 周,价 吗,你 们,你 好,修,修 房,克,克 开,六,六 营,厅
-0.4 厅 需,可 以,吗 想,周,周 六,和 一,品,在,在 科,大,大 概,好,好 我,子 想,子 需,宽,开 餐,想 换,想 看,我,我 在,扇 防,报,报 价,拉,拉 门,换,换 一,推 拉,林 买,林 装,样
-0.4 样 品,概,概 #,毫,毫 米,火,火 门,璃 钢,璃 门,的 样,看,看 一,科,科 克,米,米 宽,营,营 业,装,装 修,要 一,要 两,钢,钢 门,钱 大,铜,铜 门,门 可,门 和,门 的,问 你,防
-0.4 防 火,餐,餐 厅
-0.5 again,and want,bonjour,casa,how,i will,le,on a,refund,show,the price,un,we are,weeks,would
-0.6 # high,# pcs,<link> <link>,about,access,also,better,brochure,bronze doors,call,call in,can i,claims
-0.6 company in,do,do the,documents,don,dont,double,en,et,fit,follow,for an,get back,give,go to,group for
-0.6 guarantee,had,hold,hotel,i got,i need,i run,if this,install,interview,irish,it is,kindly,letter,me the
-0.6 merci,metal,monday,money back,my late,need your,not,nous,ola,out to,para,pcs,reply with,right,send me
-0.6 sends,sent,should,site is,thanks,the job,tight,tuesday,using,visit,we talk,where,would like,would love
-0.6 you get,your bank,день
-0.7 # and,a quote,after,at a,betting,can we,delivered,design,expired,going,in the,is,last week,me to,next,on #
-0.7 one of,sell,to me,you do
-0.8 # cm,# emails,# fdeos,# glass,# how,# main,# march,# may,# nov,# pair,# quotes,# sales,# units,# year,% or
-0.8 <link> deadline,<money> by,<money> off,a big,a black,a bungalow,a carpenter,a cat,a credit,a declaration
-0.8 a depot,a disgrace,a dublin,a film,a front,a hole,a job,a large,a manufacturer,a metalworker,a nursing
-0.8 a pair,a partner,a pharmacy,a photo,a piece,a pivot,a porta,a position,a print,a protected,a qualified
-0.8 a raffle,a real,a refund,a regional,a replica,a rough,a secure,a shed,a shopfront,a showroom,a site
-0.8 a sliding,a small,a specification,a strong,a survey,a viagra,a voucher,a warning,a welder,a wider
-0.8 about how,about irish,about ten,access control,accountant,accounts department,acier,acoustic,act,ad on
-0.8 adult shop,advise,after a,ag,agaibh,agency and,agreed,ahead with,all possible,am looking,an account
-0.8 an approved,an invoice,and #,and collect,and confirm,and could,and door,and how,and it,and look,and our
-0.8 and said,and supply,and to,and wonder,angebot machen,any jobs,any more,any news,approved as
-0.8 approved installer,ar,ar dhoras,architecte,ardmore,are extending,asking me,assessor,assessor is,at all
-0.8 at college,at it,attached tender,attendons,august,aus,automatic,available for,available from,avons,b,ba
-0.8 ba mhaith,ballpark,bank branch,bank transfer,bar,bauen,be approved,be in,be with,bedroom,bedroom doors
-0.8 before #,being,betting company,bifold,birr,birr and,bitte um,biura,black one,black steel,blank,boarding
-0.8 boston,boston and,both,bought the,bounced,bounced it,branch in,brass clad,brauchen,brauchen eine,broke
-0.8 broken and,bronze finish,browser,browser shows,budget is,buenas quiero,building here,buna,buna ziua
-0.8 bungalow in,buongiorno,buongiorno vorrei,burglars,but it,but the,but willing,buying a,by bank,byrne,c,cad
-0.8 came,came off,can pay,can someone,cancel,cant,capacity for,capel,capel street,carpenter,carpenter and
-0.8 casino company,cbd shop,ce mhead,centre and,chamber,chance,change my,change the,chantier commence
-0.8 checking did,cherche,cherrywood,chistin,christmas,church,clad,class,click a,clifden,closed,closer,cm
-0.8 collect the,college,college about,come with,commande,commence,commence en,community centre,company number
-0.8 company with,configurator,confirm my,confirm the,confirm who,conservation,conservation officer,control
-0.8 corriger,costa,cottage in,could pay,count for,counter,crew join,cv,cv is,czy robicie,d01,d01 #,d02,d02 #
-0.8 d03,d03 #,d04,d04 #,d1,data sheets,de um,dealer,decide,declan,declaration,declaration of,defective
-0.8 delivered to,delivery and,delivery is,delivery of,dentree,deposit be,dhoras,dias hemos,didnt,din
-0.8 din dublin,disappointed,disgrace,display doors,do better,do not,do something,do we,do your,dobhair,dobry
-0.8 dobry szukam,documents are,does it,dog,doing,doing a,doing up,don chistin,donation of,donegal,dont have
-0.8 door about,door and,door be,door behind,door delivered,door needs,door ok,door on,door schedule,door size
-0.8 door supplied,door widened,doors are,doors come,doors cost,doors count,doors qualify,dor for
-0.8 download documents,drawings <link>,drawings for,drop in,drzwi stalowych,dublin and,due this,dzien
-0.8 dzien dobry,eine haustur,eircode,email and,en acier,en dublin,en mai,energy costs,english is,entrance is
-0.8 erase my,estate of,estates,ex display,expectation,experience and,experience but,extending,extension
-0.8 fabricator,failed,farmhouse,father left,fd30,feb,finish,finished,fit in,fit out,fitters left,fixed this
-0.8 flap,floor plan,followers on,following our,for cash,for one,for order,for repair,for us,free delivery
-0.8 friday i,from monday,from my,frosted,furniture,garda station,gave permission,gconamara,genuine,get my
-0.8 get the,give me,give us,glass supplier,glazed meeting,go raibh,going to,good lock,gorey,gostaria
-0.8 gostaria de,grid,guards,guests,guys,gym,h91,hacen,haha,happens,has the,has to,haustur,have a,have capacity
-0.8 have it,have ye,heavy,height,hello can,hemos,hemos recibido,here no,heritage,hi see,hi we,hi were,hinged
-0.8 hinged door,hold and,hole,home show,hospital in,house and,house near,how soon,howth,hurry on,i cant
-0.8 i click,i didnt,i drop,i gconamara,i manage,i never,i ngaoth,i noticed,i ordered,i received,i speak,i wont
-0.8 i write,id like,idea what,ideal home,iei2eas6ta,if at,if it,if ye,il,im #,im in,im on,im the,im writing
-0.8 in any,in athlone,in bray,in business,in cavan,in cherrywood,in clifden,in ennis,in feb,in june,in kerry
-0.8 in last,in leitrim,in lucan,in mayo,in my,in navan,in newry,in oak,in ral,in sales,in salthill,in security
-0.8 in stages,in to,in transit,in two,in ur,in waterford,inherited,instagram is,installed it,installer
-0.8 installer for,instalments,insurance by,insurer,invitation,invites,invites you,invoice for,invoice to
-0.8 invoice with,irish manufacturers,is a,is asking,is blank,is looking,is ready,is wrong,ist,it #,it down
-0.8 it fited,it looks,it ok,it possible,it really,it up,it was,january,je cherche,job in,jobs going,joiner
-0.8 journalist,just need,just want,kerry,keypad,kicked in,kildare,killarney,kindly confirm,kinsale,kitchen and
-0.8 klemmt,know when,kostet,la porte,laminated,landlord of,large,las,las medidas,late father,le chantier,left
-0.8 leitrim,letting,licence,like in,like your,limited time,link expires,lintel,liom,living,loan from,loans and
-0.8 local enterprise,looks like,love a,love the,machen,mad,madame,madame monsieur,magazine,magazine and
-0.8 main st,maith,maith agaibh,make <money>,make a,mallow,manage the,manufacturer for,marketing department
-0.8 match it,max,mayo,me #,me an,me asap,me from,me if,medidas,meeting room,met at,metalwork,metalworker
-0.8 metalworker from,mhaith,mhaith liom,mhead,mhead a,model,monsieur,montage,montazem,montazem w,morning
-0.8 mortgage,mother ordered,moving into,moving to,much is,much to,mullingar,mutch is,my address,my budget
-0.8 my card,my deposit,my dissertation,my house,my last,my own,my quote,my shop,my solicitor,my spam,name with
-0.8 necesita las,necesito,need quote,need someone,needs to,never gave,new doors,new link,new office
-0.8 new premises,newry,newry and,next door,ngaoth,ngaoth dobhair,nice website,no fee,no idea,no object
-0.8 no receipt,noon,not good,not the,nous attendons,nous avons,nous cherchons,nous passons,nov,now please,nua
-0.8 number #,number iei2eas6ta,number on,nursing,nursing home,o kontakt,o usa,october,of performance,off still
-0.8 off your,offaly,offer loans,offer price,ok for,ok to,ola gostaria,ola preciso,old frame,on capel,on it
-0.8 on supply,one if,one pivot,online betting,only start,open a,open saturday,opening a,opening of,operate
-0.8 operate a,operator,option,or #,or do,oranmore,orcamento,orcamento para,order about,order and,ordered two
-0.8 ordering,our accounts,our branch,our cottage,our doors,our house,our marketing,our whatsapp,out a,outgrown
-0.8 outgrown our,overflow,own van,owns,owns the,p31,packing,packing hall,paid it,paint for,pairs,panels be
-0.8 panels in,parcel for,partner into,passons,passons commande,password for,patina,paying,pdf,pentru
-0.8 performance,permit,pharmacy in,phone me,photo of,photos,photos and,photos at,photos on,pictures,planning
-0.8 plant room,please confirm,please delete,please fix,please price,poker room,porch,porta da,porta in
-0.8 porte dentree,porte vitree,portlaoise,post about,potrzebuje,pour la,praghas ar,preciso duas,premises in
-0.8 preventivo per,price from,price lead,price until,print,problem,proceed,proceedings,proposal for,protected
-0.8 protected structure,puerta de,puertas,puertas de,put a,qty,quays,queremos,queries,queries by,quiero
-0.8 quiero una,quote of,quoted,raffle prize,raibh,raibh maith,rated,rear,received a,reception,recibido,reduce
-0.8 regional,regional paper,removes,removes the,repair,repair or,repairs,replacement,reprint,resend,reset
-0.8 resistant doors,restoring,ringaskiddy,rings,robicie,rolex and,room doors,room needs,rotted,rough price
-0.8 roughly #,said there,salary expectation,sales wrote,saw it,saying,says the,schedule d01,seals,searched
-0.8 secure door,see <link>,see attached,send again,send photos,sends invoices,seomra,seomra taispeantais
-0.8 september,sheets,ship to,shop and,shopfront,shops,short call,should know,shows a,sibh,side door
-0.8 side panels,sir i,sitting room,six,size is,sligo,smart,smart lock,so the,solicitor ring,solid,someone to
-0.8 sorry my,sound out,soundproof glazed,spam,spec,specification,specification for,spring,square,staff,stages
-0.8 stainless #,stalowych,start in,statement attached,steel and,steel doors,steel glazed,still in,strong door
-0.8 structure,stud,stud wall,student,style,suchen zwei,suit,suits,summer,supplier with,surveyor,szukam
-0.8 szukam drzwi,ta doras,taispeantais,take it,talking,ten doors,tenant,tender documents,text with,than
-0.8 thanks for,the assessor,the board,the community,the copyright,the council,the county,the data,the doorsets
-0.8 the drawings,the exhibition,the fitter,the handles,the heritage,the hinges,the house,the ideal,the invoice
-0.8 the key,the lads,the last,the lobby,the local,the neighbour,the offer,the original,the page,the pallet
-0.8 the poker,the post,the quays,the rear,the refund,the second,the shop,the site,the small,the sound,the tidy
-0.8 the week,thesis on,thickness,thinking,thinking of,this the,this we,thought you,three doors,through it
-0.8 through the,tidy towns,time and,time building,time buyers,to book,to budget,to click,to come,to do
-0.8 to donegal,to fix,to go,to learn,to look,to make,to quote,to show,to site,to the,today if,touch up
-0.8 toughened,towns,trade account,trade magazine,trade price,trading floor,transit,tried to,trocar,trocar a
-0.8 tullamore,turen,two fitters,ukrainian,um orcamento,un devis,un preventivo,und suchen,union loan,units
-0.8 uns ein,unsubscribe from,up paint,upload your,ur,urgent,urgent please,urgently,usa,usa de,use,using a
-0.8 value #,vault,vault like,viagra plant,visit your,vitree,voces,vorrei,vorrei un,voucher for,vous corriger
-0.8 w limerick,want buy,want the,wants the,was,was approved,was broken,was delivered,was hacked,was kicked
-0.8 was kostet,was told,waterford,we bought,we dont,we met,we operate,website certificate,wed like,week and
-0.8 week i,week of,week so,welder with,were an,were selected,what do,what is,what thickness,what u,who owns
-0.8 who removes,widened,wider,wider door,will cancel,willing,willing to,wind,windows,windows for,wir bauen
-0.8 wir brauchen,witam potrzebuje,with access,with doors,with two,without a,won,wonder,wonder about,wont be
-0.8 working on,works at,workshop for,would it,would that,would the,wrote,wuld,wuld it,x ray,xy12,ye a,ye sell
-0.8 year at,year guarantee,years in,yes please,yet but,you around,you deliver,you make,you might,you ring
-0.8 you sent,you ship,you spare,you still,you supply,you was,your best,your catalogue,your crew,your details
-0.8 your fitter,your form,your glass,your invoice,your logo,your moq,your order,your photo,your showroom
-0.8 your solicitor,youre,z montazem,ziua,zwei,в дублине,дверь,двері,дублине,заказали,заказали перегородка
-0.8 мы заказали,потрібні,с установкои,сколько,у,установкои,们 在,你,吗,在 都,多,多 少,子,少,少 钱,想,房,房 子,扇,扇 玻,林,柏,柏 林,玻
-0.8 玻 璃,璃,要,都,都 柏,钱,门 请,问 多,需,需 要
-0.9 attached,can,hinges,i want,me,so
-1 budget,from a,im a,in dublin,la,leaf,like the,me on,need,nice,short,since,single,studio,the,the link,time
-1 to visit,whatsapp me,you and,you were
-1.1 # at,# fire,# glazed,# ral,# with,<link> please,<money> from,a casa,a charity,a detail,a donation,a dor
-1.1 a draught,a firm,a gentleman,a letter,a management,a mess,a scam,a supplier,a text,a video,a wheelchair
-1.1 about it,about my,about our,about the,account number,accounts,aco para,after fire,am an,am in,am really
-1.1 an apartment,an information,an old,an open,and fit,and heard,and live,and payment,and sends,any work
-1.1 approved,arched,are after,are busy,are on,are our,are renovating,are using,around,asked,asks
-1.1 association is,at five,at our,banco,banco necesita,bank,bank details,banque,be on,be replaced,be taller
-1.1 before the,behind,bestellt,better price,betting shop,bigger unit,bill,bill #,bitte rufen,board,bray,buenas
-1.1 buenos,buenos dias,building a,bullet,bullet resistant,bungalow,buro,buro in,busy,button,by return
-1.1 by thursday,called,can not,can the,cancel my,cannot,capacity,carlow,cat,cavan,certs,change cost,chantier
-1.1 cherchons,cherchons une,claims court,client is,cloned,cloned your,close at,close to,closers,colour
-1.1 come out,contract please,contractor,contrast,contrast of,cottage,could it,could the,couleur,couleur a
-1.1 crane,crane to,crew,cristal,cristal para,cuanto cuesta,cuesta,das buro,de cristal,detail,dias,different
-1.1 dimensions,dimensions pour,do a,does the,done,door to,doors and,doors between,doors by,doors on
-1.1 doors specified,doras,draught,drawdown,drivers,dublin #,e mail,ein angebot,el,el banco,email from
-1.1 en france,english,entrance door,entrance doors,erase,expect,father is,fd60 doors,fdeos,firm in,fited
-1.1 fitted in,fitter was,fitters and,fitting out,fixes to,fluted glass,for me,for office,for security,for tom
-1.1 for ye,forced at,france,from the,from vilnius,fur das,garda,gate,gave,gentleman,glass doors
-1.1 glass partitions,gloine,got an,gracias,haben im,hallo,hard for,has a,heard,heard since,heard you
-1.1 hello sorry,here are,home in,host,how much,how mutch,hurry,i bought,i call,i claim,i nearly,i paid,i talk
-1.1 i use,i won,ile kosztuje,im mai,in an,in carlow,in galway,in hospital,in naas,in tralee
-1.1 information evening,insurance company,into the,is #,is <link>,is broken,is cold,is hard,is john,is price
-1.1 is rusted,is tight,is uneven,issue,it fixes,it have,it let,it out,it secured,it under,job so,john from
-1.1 june,just wondering,keep the,kicked,kids,kiedy,kiedy ktos,kind regards,kindly offer,kindly reply
-1.1 kindly send,kosztuje,kosztuje montaz,ktos,ktos przyjedzie,la banque,la couleur,lads,laptop,last night
-1.1 le salon,les dimensions,let in,letter for,like <link>,link in,logo,lovely,lucan,maeve,mai bestellt
-1.1 management company,me a,me back,me i,me tomorrow,measure,meeting rooms,mess,might,mixes,mixes us,mm high
-1.1 moment for,money is,morning about,much for,mutch,my,my door,my english,my father,my laptop,my password
-1.1 my phone,naas,name that,navan,nearly,nearly paid,necesita,need door,needs replacing,new bank,new door
-1.1 new entrance,next town,nice doors,no hurry,no parking,no step,nobody mixes,not fixed,not ours
-1.1 not understand,odd,odd one,office abt,officer,on site,on this,one in,one to,ope is,open office,opening in
-1.1 order again,order for,our architect,our plans,ours,outside,own,package #,page says,para a,parish,park
-1.1 parking there,pay a,payment terms,piece,plans <link>,please,please erase,please remove,please ring
-1.1 please take,please upload,po #,portes,pour le,practice,praghas,preciso,price and,price before,price if
-1.1 price with,problem if,proof of,prosze,prosze o,przyjedzie,quanto,quick chat,quiet,quote,quote a,quote the
-1.1 rds and,really,ref,renovation,require,return <link>,revolut,rfq,rfq #,rough,rufen,rufen sie,run a,rusted
-1.1 salthill,same word,sample close,says no,says your,seai grant,secretary,section,secured,seo agency,shed
-1.1 shop in,shop on,should i,should we,show who,showroom open,shutter,sie an,sits,sits in,size #,sliding one
-1.1 slim,small claims,so we,sold,somebody cloned,soundproof,spare,specified,stage,stainless,start any,station
-1.1 steel security,step,step at,still,still valid,street and,strong,subscription,subscription to,suchen
-1.1 supply and,surveyed,surveyed our,swords and,ta,taking a,taller,taller than,tender package,that i,that is
-1.1 that nobody,that possible,that still,that the,the association,the back,the black,the bronze,the build
-1.1 the business,the button,the claim,the contract,the contrast,the estate,the fire,the frame,the handle
-1.1 the landlord,the lead,the leaf,the panels,the phone,the photos,the sale,the screens,the seai,the secretary
-1.1 the trade,the trades,the west,there no,they,thing,this email,tidy,to accounts,to change,to order,told,tom
-1.1 tomorrow morning,took,total,touch,trades can,tralee,tried twice,two glazed,typo on,u value,under sliding
-1.1 under warranty,understand,une porte,uneven,up the,urgent our,us please,us up,use a,veut,veut les,vilnius
-1.1 vilnius to,vous en,wall it,want a,want my,warning,was a,was forced,way,we close,we like,welder,were in
-1.1 what does,what we,whatsapp group,which wall,who wants,wife,wir haben,with my,with revolut,without asking
-1.1 wondered that,wondering,wont,word in,work going,work in,would credit,would order,would take,writing
-1.1 years relocating,you crane,you help,you hold,you match,you offer,you should,you surveyed,you with
-1.1 your bill,your drivers,your mailing,your subscription,your workshop,в офис,день мы,добрыи,добрыи день,мы
-1.1 нужна,офис,перегородка,перегородка в,请,请 问,问
-1.2 and a,could,friday,happy to,im,looking for,out,possible,regards,security,size,take,the new,thursday,to be
-1.2 union,vous,would a
-1.3 # followers,# no,<link> can,a bigger,a link,a screen,a security,a short,a typo,about #,abt,abt #,aco
-1.3 am writing,and can,and im,and what,anything,apartment block,association,athlone,back door,between the
-1.3 bigger,block,branch,builder,by mistake,can coordinate,can it,can ye,casino in,changed,closing,come and
-1.3 company and,coordinate,costs,could your,count,cuanto,de aco,deadline,did you,display,donation,door #
-1.3 doors from,doors to,doors with,dor,duas,duas portas,eine,ennis,enterprise,enterprise office,film
-1.3 first time,fluted,for steel,found you,frames,galway,give a,glass door,grant,haben,happy,hatch,hi just
-1.3 i own,i transferred,i visit,in may,in transition,internal doors,ironmongery,is approved,is my,is paid
-1.3 it and,it cost,key,kitchen,left a,livrez,livrez vous,lol,match,me now,mi casa,mistake,mm wide,moment
-1.3 montaz,much,must be,my money,my mother,need a,need it,need the,need to,new one,north,not sure,not work,oak
-1.3 of my,ope,open on,opens,ordered,our door,own a,page with,pallet,para mi,parking,partitions,pay with,plant
-1.3 please call,po,portas,portas de,possible to,pouvez,pouvez vous,price by,programme,quotation for,raffle
-1.3 rattles,rds,reader,received,regards the,relocating,relocating from,renovating,replaced,replacing,resistant
-1.3 ring #,roughly,salon,saturday,screen,screen reader,seai,site on,sliding door,so that,st,supplied
-1.3 supply only,take the,than #,the balance,the bank,the end,the fluted,the front,the lock,the moment
-1.3 the month,the next,the north,the office,the ope,the order,the quote,the rds,the third,the way,the wrong
-1.3 this morning,thought,time at,to cork,to download,to follow,transferred the,two weeks,typo,una puerta,une
-1.3 unit #,unit and,until the,valid,value,we got,we order,we won,west,what price,will go,will it,would ye
-1.3 ye do,yet,you installed,your insurance,your quote
-1.4 a price,drawings,got,three,under,we need
-1.5 # by,a casino,a double,a glass,a heavy,a house,account for,address is,and have,and wondered,architect,asap
-1.5 at night,at the,balance,bank account,bitte,by friday,can start,co,company for,credit you,das,department
-1.5 depot,design studio,do ye,door you,doors a,doorsets,dublin,end,end of,father,for glazed,for two,forced
-1.5 glazed doors,hard,in march,in swords,installed,internal,invoice #,is no,it says,like a,limerick,live in
-1.5 lobby,me today,mi,moving,need two,neighbour,night,no problem,office and,old,on the,order #,our office
-1.5 paint,pair,photos of,porta,porte,puerta,room and,said,set,shop,solicitor,somebody,sorry,swords,taking
-1.5 the money,the old,the opening,the workshop,trade,transferred,transition,transition year,twice,u,um
-1.5 union is,van,we make,were a,what,wheelchair,when i,who do,who should,wide and,witam,with the,wondered
-1.5 you confirm
-1.6 change,could you,for the,lock,unit
-1.7 # is,a change,a new,a trade,ahead,any time,apartment,between,bought,brass,broken,by the,club,council
-1.7 door was,door with,evening,fitted,fitting,floor is,go,go ahead,got a,hospital,house in,i like,i pay
-1.7 i tried,ile,in cork,in it,lead time,mai,mother,my order,needs a,nobody,nothing,office in,opening is,panels
-1.7 partition,pivot door,please quote,quote for,rc3,rc4,receipt,still on,street,thank you,the credit,the hall
-1.7 the sliding,there,there a,there is,third,tried,visit the,warranty,web design,whats the,won a,you come
-1.7 you quote,your doors
-1.8 and would,bronze,door is,doors #,double door,drzwi,fire doors,for my,frame,glazed screens,i do,i get,it be
-1.8 landlord,march,must,ral,ral #,rooms,school,sliding doors,someone,talk to,thank,the entrance,the floor
-1.8 the glass,the showroom,to us,we want,were,whats
-1.9 # doors,black,close,come,credit union,did,door in,doors in,fitter,fitters,its,my account,need #,photo
-1.9 pivot,pour,security door,two doors,wants,wants a,you give
-2 # wide,a steel,and we,could i,fd60,hall,security doors,what would,wrong
-2.1 # mm,asking,mm,office,workshop
-2.2 is that,steel door,the #,to pay,two,wall
-2.3 from you,is in,the deposit,we would
-2.4 call me,can you,cork,fire,front door,how do,is there,needs,ring me,screens,showroom,tender,the doors,wide
-2.4 you send
-2.5 a door,doors for,is the,sliding
-2.6 do i,floor,front,opening,price for,steel
-2.7 but,the door
-2.8 and the,glazed,is it,says
-2.9 and need,door for,entrance,house,ring,room
-3 # x,door,doors,glass,x,x #,ye
`;
